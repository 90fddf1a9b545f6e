import { talkOf } from '../../../packages/transcript/src/3-features/talk.ts';
import { meetingMood } from '../../../packages/transcript/src/4-sentiment/meeting-mood.ts';
import { moodsOf } from '../../../packages/transcript/src/4-sentiment/participant-sentiment.ts';
import { scoreLine } from '../../../packages/transcript/src/4-sentiment/score-turn.ts';
import {
  isOfOddHalf,
  readWorkplaceMeetings,
  type WorkplaceMeeting,
} from '../../train/outcomes/workplace-meetings.ts';

type Share = { part: number; of: number };
export type MoodRow = {
  set: string;
  /** Of those shown as positive or negative, with a mark. */
  shownRight: Share;
  /** Of those marked as positive or negative. */
  found: Share;
  calmLeftCalm: Share;
  /** Meetings labelled as their marked room. */
  rooms: Share;
};

/** Compares with moods of people and rooms that readers marked. `halves` are those of the transcripts of others. */
export function benchMoods(data: string, halves: readonly ('even' | 'odd')[]): MoodRow[] {
  const wild = readWorkplaceMeetings(data, 'wild');
  const written = readWorkplaceMeetings(data, 'business').filter(({ room }) => room !== null);
  return [
    ...halves.map((half) =>
      rowOf(
        `transcripts of others, ${half} half`,
        wild.filter((meeting) => isOfOddHalf(meeting) === (half === 'odd')),
      ),
    ),
    rowOf('meetings written for learning', written),
  ];
}

function rowOf(set: string, meetings: readonly WorkplaceMeeting[]): MoodRow {
  const all = meetings.map(moodsIn);
  const people = all.flatMap(({ people }) => people).filter(({ mark }) => mark !== null);
  const isSided = (mood: string | null) => mood === 'positive' || mood === 'negative';
  const share = <T>(of: readonly T[], isPart: (one: T) => boolean): Share => ({
    part: of.filter(isPart).length,
    of: of.length,
  });
  const agrees = ({ shown, mark }: (typeof people)[number]) => shown === mark;
  return {
    set: `${set}, ${meetings.length} meetings`,
    shownRight: share(
      people.filter(({ shown }) => isSided(shown)),
      agrees,
    ),
    found: share(
      people.filter(({ mark }) => isSided(mark)),
      agrees,
    ),
    calmLeftCalm: share(
      people.filter(({ mark }) => mark === 'calm'),
      ({ shown }) => shown === 'calm' || shown === 'too-little',
    ),
    rooms: share(
      all.filter(({ room }) => room !== null),
      ({ room, label }) => room === label,
    ),
  };
}

function moodsIn({ turns, people, room }: WorkplaceMeeting) {
  const talk = talkOf(turns);
  const moods = moodsOf(
    talk,
    turns.map(({ text }) => scoreLine(text)),
    'en',
  );
  const marks = new Map(people.map(({ name, mood }) => [name.trim(), mood]));
  const feelings = moods.map(({ feeling }) => feeling);
  const { judged, sentimentLabel } = meetingMood({ feelings, nobodyNamed: false, language: 'en' });
  const mixed = sentimentLabel === 'neutral' ? 'mixed' : sentimentLabel;
  return {
    room,
    label: judged ? mixed : 'calm',
    people: talk.names.map((name, at) => ({
      shown: feelings[at] ?? null,
      mark: marks.get(name) ?? null,
    })),
  };
}
