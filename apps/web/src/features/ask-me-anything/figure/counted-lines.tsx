import type { AskFigure, AskFigureLine } from '@rapport/contract';
import { Link } from 'react-router';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { inDigits } from '@/lib/number-words.ts';

type CountedLinesProps = { figure: AskFigure };

/** What a figure counts, line by line. */
export function CountedLines({ figure: { lines, more, screen } }: CountedLinesProps) {
  if (lines.length === 0) return null;
  const left = `${inDigits(more)} more`;
  return (
    <section aria-label="What was counted" className="mt-8">
      <FigureHead title="What was counted" />
      <ol className="-mt-3">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and are never moved
          <CountedLine key={at} line={line} />
        ))}
      </ol>
      {more > 0 && (
        <p className="mt-2 text-12 text-ink-2">
          {screen ? (
            <Link to={screen.path} className="text-accent hover:underline">
              {`${left} in ${screen.name}`}
            </Link>
          ) : (
            left
          )}
        </p>
      )}
    </section>
  );
}

function CountedLine({ line: { text, detail, value, path } }: { line: AskFigureLine }) {
  return (
    <li className="flex items-baseline gap-3 border-line border-b py-2.5 max-md:gap-2">
      <div className="min-w-0 flex-1">
        {path === null ? (
          <span className="text-pretty wrap-anywhere">{text}</span>
        ) : (
          <Link
            to={path}
            className="relative text-pretty wrap-anywhere after:absolute after:-inset-y-2 after:inset-x-0 hover:text-accent hover:underline"
          >
            {text}
          </Link>
        )}
        {detail && <span className="mt-px block text-12 text-ink-3 text-pretty">{detail}</span>}
      </div>
      {value && (
        <span className="max-w-50 flex-none text-right font-strong wrap-anywhere max-md:max-w-28">
          {value}
        </span>
      )}
    </li>
  );
}
