import type { Series, SeriesTopic } from '@rapport/contract';
import { Link } from 'react-router';
import { ComputedHead } from '@/components/organization-figures/computed-head.tsx';
import { dayAndMonth } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { Columns, Name } from './columns.tsx';
import { coverageOf, daysOf } from './series-words.ts';

const smallest = 6;
const largest = 20;

/** In pixels. The area grows with the number of mentions. */
const sideOf = (mentions: number, most: number) =>
  Math.round(smallest + (largest - smallest) * Math.sqrt(mentions / most));

export function Topics({ series }: { series: Series }) {
  const { id, meetings, topics } = series;
  const most = Math.max(1, ...topics.flatMap(({ mentions }) => mentions));
  return (
    <section className="mt-8">
      <ComputedHead
        title="Topics that come back"
        caption="Square: mentions in that meeting, larger is more"
        ids={['topics']}
        standsOn={`${coverageOf(series)}; ${daysOf(series)}.`}
      />
      {topics.length === 0 ? (
        <p className="text-ink-2">No topic came up in two or more of these meetings.</p>
      ) : (
        <Columns label="Mentions of topics" meetings={meetings} end="Meetings">
          {topics.map((topic) => (
            <Topic key={topic.topic} seriesId={id} {...{ topic, meetings, most }} />
          ))}
        </Columns>
      )}
    </section>
  );
}

type TopicProps = {
  seriesId: string;
  topic: SeriesTopic;
  meetings: Series['meetings'];
  most: number;
};

/** A topic leads to the meetings of the series that say it. */
function Topic({ seriesId, topic, meetings, most }: TopicProps) {
  const { topic: name, mentions, meetings: inMeetings } = topic;
  return (
    <>
      <Name className="py-1.5 wrap-anywhere">
        <Link
          to={`/meetings?${new URLSearchParams({ series: seriesId, topic: name })}`}
          className="text-accent hover:underline"
        >
          {name}
        </Link>
      </Name>
      {meetings.map(({ id, date }, at) => {
        const count = mentions[at] ?? 0;
        const words = `${dayAndMonth(date)}: ${counted(count, 'mention')}`;
        const side = sideOf(count, most);
        return (
          <div
            key={id}
            role="img"
            aria-label={words}
            title={words}
            className="grid min-h-8 place-items-center"
          >
            {count > 0 ? (
              <span className="rounded-[2px] bg-ink-3" style={{ width: side, height: side }} />
            ) : (
              <span className="size-[3px] rounded-full bg-line-2" />
            )}
          </div>
        );
      })}
      <p className="self-center text-right text-12 text-ink-2">
        {inMeetings} of {meetings.length}
      </p>
    </>
  );
}
