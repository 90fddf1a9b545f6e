import type { AskedMeeting } from '@rapport/contract';
import { Link } from 'react-router';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { cn } from '@/lib/cn.ts';
import { writeDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { markClass } from './mark-class.ts';
import { QuoteLink } from './quote-link.tsx';
import { speakerName } from './quote-words.ts';
import { SentencesBefore } from './sentences-before.tsx';
import { listOpenedFromPage } from './sentences-in-address.ts';
import { byMeeting, type NumberedQuote } from './shown-answer.ts';
import type { Marks } from './use-marks.ts';

type SourcesProps = {
  quotes: readonly NumberedQuote[];
  marks: Marks;
  /** Number of all sentences about the question, and the address of their list. */
  sentences: number;
  allAddress: string;
};

/** The quotes of the answer, grouped by meeting. */
export function Sources({ quotes, marks, sentences, allAddress }: SourcesProps) {
  const groups = byMeeting(quotes);
  return (
    <section aria-label="Sources" className="mt-6">
      <FigureHead
        title="Sources"
        caption={`${counted(quotes.length, 'quote')} from ${counted(groups.length, 'meeting')}, newest first${carried(quotes, marks)}`}
        actions={
          sentences > 0 && (
            <Link
              to={allAddress}
              state={listOpenedFromPage}
              preventScrollReset
              className="relative whitespace-nowrap text-12 text-accent after:absolute after:-inset-2 hover:underline"
            >
              {sentences === 1 ? 'The one sentence' : `All ${counted(sentences, 'sentence')}`}
            </Link>
          )
        }
      />
      {groups.map(({ meeting, quotes: said }) => (
        <section
          key={meeting.id}
          className="not-first-of-type:mt-2 not-first-of-type:border-line-2 not-first-of-type:border-t pt-3.5 pb-1 first-of-type:pt-0"
        >
          <MeetingHead meeting={meeting} />
          <ol>
            {said.map((quote) => (
              <SourceQuote key={quote.at} quote={quote} isLit={marks.litQuotes.has(quote.at)} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function SourceQuote({ quote, isLit }: { quote: NumberedQuote; isLit: boolean }) {
  return (
    <li
      data-quote={quote.at}
      tabIndex={-1}
      className={cn(
        'grid grid-cols-[20px_minmax(0,1fr)] gap-x-2.5 py-2 pr-3 outline-accent',
        // The tint extends into the margin, so that the quote does not move.
        isLit && '-ml-3 bg-accent-soft pl-3 max-md:-ml-2 max-md:pl-2',
      )}
    >
      <span className={cn(markClass(isLit), 'mt-0.5 justify-self-start')}>
        <span className="sr-only">Quote </span>
        {quote.number}
      </span>
      <div>
        <SentencesBefore quote={quote} />
        <p className="max-w-[74ch] text-pretty wrap-anywhere">“{quote.text}”</p>
        <p className="mt-0.5 flex flex-wrap gap-x-2.5 text-12 text-ink-2">
          {quote.label !== null && <span>{quote.label}</span>}
          <span className="font-medium">{speakerName(quote)}</span>
          <QuoteLink quote={quote} />
        </p>
      </div>
    </li>
  );
}

/** '; quotes 1 and 2 carry the sentence marked above'; empty if all quotes do. */
function carried(quotes: readonly NumberedQuote[], { pressed, litQuotes }: Marks): string {
  if (pressed === null || quotes.length === litQuotes.size) return '';
  const numbers = quotes.filter(({ at }) => litQuotes.has(at)).map(({ number }) => `${number}`);
  const listed = new Intl.ListFormat('en-GB').format(numbers);
  return numbers.length === 1
    ? `; quote ${listed} carries the sentence marked above`
    : `; quotes ${listed} carry the sentence marked above`;
}

/** Head of a meeting's quotes: its name, day, duration and people. */
function MeetingHead({ meeting }: { meeting: AskedMeeting }) {
  const { id, name, date, seconds, participants } = meeting;
  const facts = [
    ...(seconds === null ? [] : [`${Math.max(1, Math.round(seconds / 60))} min`]),
    counted(participants, 'person', 'people'),
  ];
  return (
    <div className="mb-1 flex flex-wrap items-baseline gap-x-2.5">
      <h3>
        <Link
          to={`/meetings/${encodeURIComponent(id)}`}
          className="font-medium text-accent hover:underline wrap-anywhere"
        >
          {name}
        </Link>
      </h3>
      <span className="text-12 text-ink-3">{longWeekday(date)}</span>
      <span className="ml-auto text-12 text-ink-3 max-md:ml-0">{facts.join(', ')}</span>
    </div>
  );
}

/** 'Tue 17 November 2026' */
const longWeekday = (day: string): string =>
  writeDay(day, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' });
