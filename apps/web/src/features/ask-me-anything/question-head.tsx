import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

type QuestionHeadProps = {
  question: string;
  caption: string;
  /** How words of the question were read, if not as written. */
  note: string | undefined;
  newAddress: string;
};

/** Head of an answer: the question, when it was asked, and its filters. */
export function QuestionHead({ question, caption, note, newAddress }: QuestionHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The box that had the focus was removed.
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="border-rule border-t-2 pt-2.5">
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-12 text-ink-3">{caption}</p>
        <Link
          to={newAddress}
          state={{ draft: '' }}
          className="relative whitespace-nowrap text-12 text-accent after:absolute after:-inset-2 hover:underline print:hidden"
        >
          New question
        </Link>
      </div>
      <h2
        ref={heading}
        data-question
        tabIndex={-1}
        className="mt-0.5 mb-4 text-balance whitespace-pre-line text-24 tracking-head outline-none wrap-anywhere"
      >
        {question}
      </h2>
      {note && <p className="-mt-2 mb-4 text-12 text-ink-2 text-pretty">{note}</p>}
    </div>
  );
}
