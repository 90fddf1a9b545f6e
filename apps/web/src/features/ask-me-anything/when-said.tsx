import type { AskAnswer } from '@rapport/contract';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { cn } from '@/lib/cn.ts';
import { today } from '@/lib/days.ts';
import { dayAndMonth } from '@/lib/format-day.ts';
import { counted, inDigits } from '@/lib/number-words.ts';
import { markClass } from './mark-class.ts';
import { labelStep, type SaidWeek, saidWeeks } from './said-weeks.ts';
import { listOpenedFromPage } from './sentences-in-address.ts';
import type { NumberedQuote } from './shown-answer.ts';
import type { Marks } from './use-marks.ts';

type WhenSaidProps = {
  answer: Pick<AskAnswer, 'weeks' | 'sentences' | 'reading' | 'read'>;
  quotes: readonly NumberedQuote[];
  marks: Marks;
  /** Address of the list of a week's sentences. */
  addressOfWeek: (monday: string) => string;
};

/** Each week is a link, wide enough for a finger. */
const weekPx = 24;

/** Sentences per week, with the numbers of the quotes above theirs. */
export function WhenSaid({ answer, quotes, marks, addressOfWeek }: WhenSaidProps) {
  const scroll = useRef<HTMLDivElement>(null);
  // If the chart is too wide, it opens at the newest weeks.
  useLayoutEffect(() => {
    if (scroll.current) scroll.current.scrollLeft = scroll.current.scrollWidth;
  }, []);
  const { weeks, earlier } = saidWeeks(answer.weeks, quotes, answer.reading.to ?? today());
  const max = Math.max(1, ...weeks.map(({ sentences }) => sentences));
  const step = labelStep(weeks.length);
  return (
    <section aria-label="When it was said" className="mt-8">
      <FigureHead title="When it was said" caption={captionOf(answer, earlier)} />
      <div ref={scroll} className="overflow-x-auto [scrollbar-width:thin] max-md:-mr-4">
        <ol
          // Grows with the numbers of a week, which stand above each other where weeks are narrow.
          className="flex min-h-[88px] border-line-2 border-b pt-1"
          style={{ minWidth: `max(100%, ${weeks.length * weekPx}px)` }}
        >
          {weeks.map((week) => (
            <Week
              key={week.monday}
              week={week}
              max={max}
              marks={marks}
              to={addressOfWeek(week.monday)}
            />
          ))}
        </ol>
        <div
          aria-hidden
          className="flex text-12 text-ink-3"
          style={{ minWidth: `max(100%, ${weeks.length * weekPx}px)` }}
        >
          {weeks.map(({ monday }, at) => (
            <span key={monday} className="relative h-5 min-w-0 flex-1 whitespace-nowrap">
              {at % step === 0 && (
                <span
                  className={cn(
                    'absolute top-0.5',
                    // Near the right edge, a label to the right would make the chart scroll.
                    at < weeks.length - 2 ? 'left-0 border-line-2 border-l pl-1' : 'right-0',
                  )}
                >
                  {dayAndMonth(monday)}
                </span>
              )}
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}

function captionOf({ reading, read, sentences }: WhenSaidProps['answer'], earlier: number): string {
  const words = wordsOf(reading.words);
  const before = earlier > 0 ? `, ${inDigits(earlier)} of them earlier` : '';
  const where = read.isWhole ? 'in all' : 'in the meetings that fit best';
  return `Sentences per week${words}; ${inDigits(sentences)} ${where}${before}. The numbers are the quotes used`;
}

const wordsOf = (words: readonly string[]): string =>
  words.length === 0
    ? ''
    : ` with the ${words.length === 1 ? 'word' : 'words'} ${words.join(', ')}, and those quoted`;

/** Height of a full bar in pixels. */
const barPx = 40;

type WeekProps = { week: SaidWeek; max: number; marks: Marks; to: string };

function Week({ week, max, marks, to }: WeekProps) {
  const { monday, sentences, quotes } = week;
  if (sentences === 0 && quotes.length === 0) return <li className="flex-1" />;
  const numbers = quotes.map(({ number }) => number);
  return (
    <li className="flex min-w-0 flex-1">
      <Link
        to={to}
        state={listOpenedFromPage}
        preventScrollReset
        className="group relative flex min-w-0 flex-1 flex-col items-center justify-end outline-accent -outline-offset-2"
      >
        <span className="sr-only">{weekWords(monday, sentences, numbers)}</span>
        <span aria-hidden className="mb-1 flex flex-wrap-reverse justify-center gap-0.5">
          {quotes.map(({ at, number }) => (
            <span key={at} className={markClass(marks.litQuotes.has(at))}>
              {number}
            </span>
          ))}
        </span>
        <span
          className="w-2.5 flex-none rounded-t-[2px] bg-line-2 group-hover:bg-ink-3"
          style={{ height: `${Math.max(2, (barPx * sentences) / max)}px` }}
        />
      </Link>
    </li>
  );
}

const weekWords = (monday: string, sentences: number, numbers: readonly number[]): string =>
  [
    `Week of ${dayAndMonth(monday)}: ${counted(sentences, 'sentence')}`,
    ...(numbers.length > 0
      ? [`${numbers.length === 1 ? 'quote' : 'quotes'} ${numbers.join(', ')}`]
      : []),
  ].join(', ');
