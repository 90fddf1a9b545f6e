import type { Series, SeriesMeeting } from '@rapport/contract';
import { ComputedHead } from '@/components/organization-figures/computed-head.tsx';
import { moodAxis } from '@/components/organization-figures/mood-axis.ts';
import { MoodLine } from '@/components/organization-figures/mood-line.tsx';
import { cn } from '@/lib/cn.ts';
import { dayAndMonth } from '@/lib/format-day.ts';
import { Columns, Name } from './columns.tsx';
import { coverageOf, daysOf } from './series-words.ts';

const minutesOf = ({ duration, isDurationEstimated }: SeriesMeeting) =>
  isDurationEstimated ? null : Math.round(duration);

export function MeetingByMeeting({ series }: { series: Series }) {
  const { meetings, showsMoods } = series;
  const moods = meetings.map(({ mood }) => mood ?? null);
  return (
    <section className="mt-6">
      <ComputedHead
        title="Meeting by meeting"
        caption={`One column per meeting, ${daysOf(series)}; bars start at 0`}
        ids={[
          ...['duration', 'people', 'meeting-balance', 'series'],
          ...(showsMoods ? ['meeting-score'] : []),
        ]}
        standsOn={`${coverageOf(series)}; ${daysOf(series)}.`}
      />
      <Columns label="Length, attendance, balance and mood" meetings={meetings} end="Last">
        <Bars
          name="Length"
          unit="minutes"
          meetings={meetings}
          values={meetings.map(minutesOf)}
          none="no times"
        />
        <Bars
          name="Attendance"
          unit="people heard"
          meetings={meetings}
          values={meetings.map(({ people }) => people)}
        />
        <Bars
          name="Talk balance"
          unit="0 one voice, 100 all equal"
          meetings={meetings}
          values={meetings.map(({ talkBalance }) => talkBalance)}
          max={100}
          none="two people or fewer"
        />
        {showsMoods && moods.some((mood) => mood !== null) && (
          <Moods meetings={meetings} moods={moods} />
        )}
      </Columns>
    </section>
  );
}

type BarsProps = {
  name: string;
  unit: string;
  meetings: readonly SeriesMeeting[];
  values: readonly (number | null)[];
  /** Value of a full bar. Default: the largest value. */
  max?: number;
  /** Why a meeting has no value. */
  none?: string;
};

function Bars({ name, unit, meetings, values, max, none = 'not known' }: BarsProps) {
  const full = max ?? Math.max(1, ...values.flatMap((value) => value ?? []));
  const last = values.length - 1;
  return (
    <>
      <Name className="border-line border-b">
        <p className="font-strong">{name}</p>
        <p className="text-12 text-ink-3">{unit}</p>
      </Name>
      {meetings.map(({ id, date }, at) => {
        const value = values[at] ?? null;
        const words = `${dayAndMonth(date)}: ${value ?? none}`;
        return (
          <div
            key={id}
            role="img"
            aria-label={words}
            title={words}
            className="flex items-end border-line border-b"
          >
            <span className="flex h-16 w-full items-end justify-center py-2">
              {value !== null && (
                <span
                  className={cn('w-5 rounded-t-[2px]', at === last ? 'bg-ink' : 'bg-ink-3')}
                  style={{ height: `${(100 * value) / full}%` }}
                />
              )}
            </span>
          </div>
        );
      })}
      <div className="border-line border-b py-2.5 text-right">
        <p className="font-strong">{values[last] ?? '–'}</p>
        {values[0] != null && <p className="text-12 text-ink-3">{values[0]} at first</p>}
      </div>
    </>
  );
}

type MoodsProps = { meetings: readonly SeriesMeeting[]; moods: readonly (number | null)[] };

/** A meeting without a score, or whose score is hidden, is a gap in the line. */
function Moods({ meetings, moods }: MoodsProps) {
  const axis = moodAxis(moods.flatMap((mood) => mood ?? []));
  const words = meetings.map(({ date, moodHidden }, at) => {
    const none = moodHidden ? 'not shown' : 'no score';
    return `${dayAndMonth(date)} ${moods[at]?.toFixed(1) ?? none}`;
  });
  return (
    <>
      <Name className="border-line border-b">
        <p className="font-strong">Mood</p>
        <p className="text-12 text-ink-3">
          0 to 10, shown {axis.low} to {axis.high}
        </p>
      </Name>
      <div
        className="border-line border-b py-2"
        style={{
          gridColumn: `span ${meetings.length}`,
          paddingInline: `calc(50% / ${meetings.length})`,
        }}
      >
        <MoodLine
          weeks={moods.map((mood) => (mood === null ? null : { mood }))}
          axis={axis}
          hasDots
          label={`Mood: ${words.join(', ')}`}
          className="h-12"
        />
      </div>
      <div className="border-line border-b py-2.5 text-right">
        <p className="font-strong">{moods.at(-1)?.toFixed(1) ?? '–'}</p>
        {moods[0] != null && <p className="text-12 text-ink-3">{moods[0].toFixed(1)} at first</p>}
      </div>
    </>
  );
}
