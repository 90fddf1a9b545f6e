import { Link } from 'react-router';

/** Shown below the title of screens with sample data. */
export function SampleSentence() {
  return (
    <>
      Northwind is an invented company of 105 people. Your own figures appear here once meetings are
      analysed.{' '}
      <Link
        to="/meetings?upload"
        className="whitespace-nowrap text-accent underline underline-offset-2"
      >
        Upload a meeting
      </Link>
      {' · '}
      <span className="whitespace-nowrap">as of 20 November 2026</span>
    </>
  );
}
