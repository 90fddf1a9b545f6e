import { Children, type ReactNode } from 'react';
import { Link } from 'react-router';

/** Lines of each kind; the meeting's page has the others. */
const linesMax = 3;

type LeftProps = {
  label: string;
  meetingId: string;
  lines: readonly ReactNode[] | undefined;
  /** Shown without lines; the row is left out without it. */
  none?: ReactNode;
};

/** What a meeting left of one kind. */
export function Left({ label, meetingId, lines = [], none }: LeftProps) {
  if (lines.length === 0 && !none) return null;
  const more = lines.length - linesMax;
  return (
    <div className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3 border-line border-t py-[5px]">
      <dt className="text-12 text-ink-3 leading-5">{label}</dt>
      <dd>
        {lines.length === 0 ? (
          <p className="text-ink-2">{none}</p>
        ) : (
          <ul className="grid gap-1">
            {Children.map(lines.slice(0, linesMax), (line) => (
              <li>{line}</li>
            ))}
            {more > 0 && (
              <li>
                <Link
                  to={`/meetings/${meetingId}`}
                  className="inline-flex min-h-6 items-center text-12 text-accent hover:underline"
                >
                  {more} more
                </Link>
              </li>
            )}
          </ul>
        )}
      </dd>
    </div>
  );
}
