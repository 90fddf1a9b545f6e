import { type AfterLeaving, weeksAroundLeaving, weeksOfPastMin } from '@rapport/contract';
import { counted } from '@/lib/number-words.ts';

const tiesHidden = {
  worksCouncil: 'left out: works-council mode is on',
  figures: 'not shown to you',
};

/** How many ties, topics and series were taken up again since the last day. */
export function CountsSince({ after }: { after: AfterLeaving }) {
  const { ties, topics, series, weeks, firstWeekSince } = after;
  const passed = weeks.length - firstWeekSince;
  const since = counted(passed, 'week');
  const figures = [
    {
      title: 'Ties taken up',
      count: ties,
      words: ties
        ? `of the people with a tie in the 12 weeks before; they speak with someone new in 2 or more meetings of the ${since} since${ofWhatIf(passed)}`
        : tiesHidden[after.tiesHidden ?? 'figures'],
      none: 'there was no tie',
    },
    {
      title: 'Topics spoken of again',
      count: topics,
      words: notYet(topics.missing),
      none: 'the handover has no topic',
    },
    {
      title: 'Series that went on',
      count: series,
      words: [notYet(series.missing), ...series.paused.map(pausedWords)].filter(Boolean).join('; '),
      none: 'the handover has no series',
    },
  ];
  return (
    <section className="grid gap-6 border-line-2 border-t pt-4 md:grid-cols-3">
      {figures.map(({ title, count, words, none }) => (
        <div key={title}>
          <h2 className="text-14">{title}</h2>
          {count && count.of > 0 && (
            <p className="mt-1">
              <span className="font-strong text-24">{count.now}</span>{' '}
              <span className="text-12 text-ink-3">of {count.of}</span>
            </p>
          )}
          <p className="text-12 text-ink-2 text-pretty wrap-anywhere">
            {count?.of === 0 ? none : words}
          </p>
        </div>
      ))}
    </section>
  );
}

/** 'When people left before' tells the same departure by other weeks. */
const ofWhatIf = (passed: number) =>
  passed >= weeksOfPastMin && passed < weeksAroundLeaving
    ? '. What-if counts the ties of only as many weeks before as since, and how many of them are gone'
    : '';

const pausedWords = ({ name, weeks }: AfterLeaving['series']['paused'][number]) =>
  `${name} paused for ${counted(weeks, 'week')}`;

const namedMax = 5;

function notYet(missing: readonly string[]): string {
  if (missing.length === 0) return '';
  const named = missing.slice(0, namedMax).join(', ');
  const more = missing.length - namedMax;
  return `not yet: ${named}${more > 0 ? ` and ${more} more` : ''}`;
}
