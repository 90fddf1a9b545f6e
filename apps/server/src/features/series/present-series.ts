import type { Series, SeriesMeeting, SeriesReasons, SeriesTopic } from '@rapport/contract';
import { talkBalance } from '@rapport/network';
import { nameOfSeries, type Rhythm, regularsOf, rhythmOf, weekdayOf } from '@rapport/series';
import { mayChange } from '../../ground/meeting/policy.ts';
import { hidesTalkOfMeeting, visibleMoodOfMeeting } from '../../ground/meeting/visible-figures.ts';
import { everyField } from '../../platform/every-field.ts';
import type { Member } from '../../platform/session.ts';
import type {
  LeftOutRow,
  ListedMeeting,
  MemberRow,
  SpeakerRow,
  TopicRow,
} from './series-repository.ts';

/** Name and rhythm of a series are computed from this many of its latest meetings. */
export const latestMeetings = 60;

const dayMs = 24 * 60 * 60 * 1000;

/** Formats days since 1970-01-01 as YYYY-MM-DD. */
export const writtenDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

export const dayNumber = (day: string): number => Date.parse(day) / dayMs;

type Started = { day: number | null; minute: number | null };

export const startsOf = (meetings: readonly Started[]): Rhythm =>
  rhythmOf(meetings.map(({ day, minute }) => (day === null ? null : { day, minute })));

export const presentRhythm = ({ weekday, minute, everyDays }: Rhythm) => ({
  weekday,
  time:
    minute === null
      ? null
      : [Math.floor(minute / 60), minute % 60].map((part) => `${part}`.padStart(2, '0')).join(':'),
  everyDays,
});

const weekdayNames = 'Mondays Tuesdays Wednesdays Thursdays Fridays Saturdays Sundays'.split(' ');

/** The name that a person chose, or the one from its titles, or its weekday and hour. */
export function nameFor(
  chosen: string | null,
  meetings: readonly (Started & { title: string })[],
): string {
  const told = chosen ?? nameOfSeries(meetings.map(({ title }) => title));
  if (told !== null) return told;
  const { weekday, time } = presentRhythm(startsOf(meetings));
  const on = weekday === null ? '' : ` on ${weekdayNames[weekday]}`;
  return `Meeting${on}${time === null ? '' : ` at ${time}`}`;
}

type Rows = {
  series: { id: string; name: string | null };
  meetings: readonly ListedMeeting[];
  leftOut: readonly LeftOutRow[];
  speakers: readonly SpeakerRow[];
  topics: readonly TopicRow[];
};

export function presentSeries(
  member: Member,
  { series, meetings, leftOut, speakers, topics }: Rows,
): Series {
  const speakersOf = Map.groupBy(speakers, ({ meetingId }) => meetingId);
  const heardIn = (id: string) => speakersOf.get(id) ?? [];
  const heard = meetings.flatMap(({ id }) => heardIn(id));
  return {
    id: series.id,
    name: nameFor(series.name, meetings.slice(-latestMeetings)),
    isRenamed: series.name !== null,
    rhythm: presentRhythm(startsOf(meetings.slice(-latestMeetings))),
    meetingsInAll: meetings[0]?.inAll ?? 0,
    meetings: meetings.map((row) => presentMember(member, row, heardIn(row.id))),
    leftOut: leftOut.map((row) => ({
      ...presentCommon(member, row, heardIn(row.id)),
      by: row.by,
      on: row.on,
    })),
    topics: presentTopics(topics, meetings),
    reasons: reasonsOf(meetings, heardIn),
    speakers: new Set(heard.map(({ person, id }) => person ?? id)).size,
    speakersKnown: new Set(heard.flatMap(({ directoryUserId }) => directoryUserId ?? [])).size,
    smallestGroup: member.settings.trust.smallestGroup,
    showsMoods: member.settings.activeFeatures.sentiment,
    canRename: meetings.some((meeting) => mayChange(member, meeting)),
  };
}

const presentCommon = (
  member: Member,
  row: MemberRow | LeftOutRow,
  speakers: readonly SpeakerRow[],
) => ({
  id: row.id,
  name: row.title,
  date: row.date,
  time: row.startTime,
  isDateStated: row.isDateStated,
  isTimeStated: row.isTimeStated,
  duration: row.durationMinutes,
  isDurationEstimated: row.isDurationEstimated,
  people: new Set(speakers.map(({ person, id }) => person ?? id)).size,
  canChange: mayChange(member, row),
});

function presentMember(
  member: Member,
  row: MemberRow,
  speakers: readonly SpeakerRow[],
): SeriesMeeting {
  const words = speakers.map((speaker) => speaker.words).filter((count) => count > 0);
  const balance = talkBalance(words);
  return everyField<SeriesMeeting>()({
    ...presentCommon(member, row, speakers),
    how: row.how,
    ...(member.settings.activeFeatures.actions && { actions: row.actionCount }),
    talkBalance:
      balance === null || hidesTalkOfMeeting(member, speakers) ? null : Math.round(balance),
    ...moodOf(member, row),
  });
}

/**
 * The mood as on the page of the meeting, but never of fewer people than the smallest group, because moods stand side
 * by side here.
 */
function moodOf(member: Member, row: MemberRow): Pick<SeriesMeeting, 'mood' | 'moodHidden'> {
  const visible = visibleMoodOfMeeting(member, row);
  const { sentiment, judged: isScored, moodHidden } = visible;
  if (moodHidden) return { moodHidden };
  if (sentiment === undefined) return {};
  if (!isScored) return { mood: null };
  return countedPeople(visible) < member.settings.trust.smallestGroup
    ? { moodHidden: 'few' }
    : { mood: sentiment };
}

/** Those who spoke enough; in results of before, those who were judged. */
const countedPeople = ({ moods, peopleByFeeling }: ReturnType<typeof visibleMoodOfMeeting>) =>
  (moods ? moods.positive + moods.neutral + moods.negative : 0) + (peopleByFeeling?.calm ?? 0);

const topicsMax = 12;

/** Sorted by number of meetings. */
function presentTopics(rows: readonly TopicRow[], meetings: readonly MemberRow[]): SeriesTopic[] {
  const place = new Map(meetings.map(({ id }, at) => [id, at]));
  return [...Map.groupBy(rows, ({ key }) => key).values()]
    .flatMap((ofTopic) => {
      const [first] = ofTopic;
      if (!first) return [];
      const mentions = meetings.map(() => 0);
      for (const { meetingId, mentions: count } of ofTopic)
        mentions[place.get(meetingId) ?? 0] = count;
      return [{ topic: first.topic, meetings: ofTopic.length, mentions }];
    })
    .toSorted((a, b) => b.meetings - a.meetings || sum(b.mentions) - sum(a.mentions))
    .slice(0, topicsMax);
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

function reasonsOf(
  meetings: readonly MemberRow[],
  heardIn: (id: string) => readonly SpeakerRow[],
): SeriesReasons {
  const { weekday } = startsOf(meetings);
  const peopleOf = meetings.map(({ id }) => ({
    people: [...new Set(heardIn(id).flatMap(({ person }) => person ?? []))],
  }));
  const names = new Map(
    meetings.flatMap(({ id }) => heardIn(id).map(({ person, name }) => [person, name] as const)),
  );
  const count = (how: MemberRow['how']) => meetings.filter((one) => one.how === how).length;
  const dated = meetings.flatMap(({ day }) => day ?? []);
  return {
    title: nameOfSeries(meetings.filter(({ how }) => how === 'title').map(({ title }) => title)),
    byTitle: count('title'),
    byPeople: count('people'),
    added: count('added'),
    dated: dated.length,
    onWeekday: weekday === null ? 0 : dated.filter((day) => weekdayOf(day) === weekday).length,
    regulars: regularsOf(peopleOf)
      .map((person) => ({
        name: names.get(person) ?? '',
        meetings: peopleOf.filter(({ people }) => people.includes(person)).length,
      }))
      .toSorted((a, b) => b.meetings - a.meetings || (a.name < b.name ? -1 : 1)),
  };
}
