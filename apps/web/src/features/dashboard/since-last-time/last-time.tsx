import type { LastTime as DueSeries, MissingPerson } from '@rapport/contract';
import { Link } from 'react-router';
import { distanceWords } from '@/components/actions/action-words.ts';
import { writeDay } from '@/lib/format-day.ts';
import { shortNamesOf } from '@/lib/short-names.ts';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { Decided } from './decided.tsx';
import { Left } from './left.tsx';
import { Promised } from './promised.tsx';
import { saidLines } from './said.tsx';

type LastTimeProps = {
  series: DueSeries;
  /** By the organization's clock. */
  today: string;
};

/** A series with a meeting due, and what its last meeting left. */
export function LastTime({ series, today }: LastTimeProps) {
  const { name, last, decisions, promises, openQuestions, missing } = series;
  const shortName = shortNamesOf(namesIn(series));
  const isPhone = useIsPhone();
  const of = { meetingId: last.id, shortName };
  return (
    <article
      aria-label={name}
      className="pb-3 not-first:border-line-2 not-first:border-t not-first:pt-3"
    >
      <Head series={series} today={today} />
      <dl>
        {!isPhone && <Decided series={series} {...of} />}
        {promises && (decisions || promises.length > 0) && (
          <Promised promises={promises} today={today} {...of} />
        )}
        <Left label="Open" meetingId={last.id} lines={saidLines(openQuestions ?? [], of)} />
        <Left label="Missing" meetingId={last.id} lines={missing?.map(missingWords)} />
      </dl>
    </article>
  );
}

function Head({ series: { id, name, dueDate, dueTime }, today }: LastTimeProps) {
  return (
    <div className="mb-1 flex flex-wrap items-baseline gap-x-2">
      <h3 className="min-w-0 font-strong text-14 leading-5 wrap-anywhere">
        <Link to={`/series/${id}`} className="hover:underline">
          {name}
        </Link>
      </h3>
      <span className="text-12 text-ink-2">
        {writeDay(dueDate, { weekday: 'long', day: 'numeric', month: 'long' })}
        {dueTime && `, ${dueTime}`}
      </span>
      <span className="ml-auto whitespace-nowrap text-12 text-ink-3">
        {distanceWords(dueDate, today)}
      </span>
    </div>
  );
}

function namesIn({ decisions, openQuestions, promises = [] }: DueSeries): string[] {
  const outcomes = [...(decisions ?? []), ...(openQuestions ?? [])];
  return [
    ...outcomes.flatMap(({ evidence }) => evidence.flatMap(({ said }) => said?.speaker ?? [])),
    ...promises.flatMap(({ owner }) => owner?.name ?? []),
  ];
}

/** 'Lena Voss, there in 9 of 10 before', 'Piotr Wrona, there in all 5 before' */
const missingWords = ({ name, meetings, of }: MissingPerson): string =>
  `${name}, there in ${meetings === of ? `all ${of}` : `${meetings} of ${of}`} before`;
