import { readTranscript } from '../../../packages/transcript/src/1-parse/read-transcript.ts';
import { mergeCues } from '../../../packages/transcript/src/2-turns/merge-cues.ts';
import { featuresOf } from '../../../packages/transcript/src/3-features/outcomes/features.ts';
import { namesIn } from '../../../packages/transcript/src/3-features/outcomes/names.ts';
import {
  type Passage,
  passagesOf,
} from '../../../packages/transcript/src/3-features/outcomes/passages.ts';
import { talkOf } from '../../../packages/transcript/src/3-features/talk.ts';
import type { Turn } from '../../../packages/transcript/src/types.ts';
import type { Lesson } from './learn.ts';
import type { Marked } from './marked-meetings.ts';
import type { PublishedCall } from './published-calls.ts';

const learnedSeries: ReadonlySet<string> = new Set(['acde', 'acdt', 'pqinterop']);

/** Series that are not learned from are used for measuring. */
export const isLearnedFrom = ({ name }: PublishedCall): boolean =>
  learnedSeries.has(name.split('_')[0] ?? '');

/** Possible error of the published times, in seconds. */
const withinSeconds = 60;

/** An outcome may be in any passage near its published time; passages take the role of turns. */
export function callLesson({ name, text, actions, decisions }: PublishedCall): Lesson {
  const { cues } = readTranscript({ text, fileName: `${name}.vtt` });
  const turns = mergeCues(cues);
  const talk = talkOf(turns);
  const passages = passagesOf(talk.turns);
  const times = timesOf(passages, turns);
  const marked = (published: readonly number[]): Marked[] =>
    published.flatMap((seconds) => {
      const isNear = (time: number) => Math.abs(time - seconds) <= withinSeconds;
      const from = times.findIndex(isNear);
      if (from < 0) return [];
      const places: Marked['places'] = [[from, times.findLastIndex(isNear)]];
      return [{ places, what: '', sure: true, owner: null, due: null }];
    });
  return {
    meeting: {
      name,
      cues,
      turns,
      marked: { actions: marked(actions), decisions: marked(decisions), openQuestions: [] },
    },
    passages: passages.map((passage, turn) => ({ ...passage, turn })),
    features: [...featuresOf(passages, namesIn(talk))],
    unmarkedWeight: 0.15,
  };
}

/** Start in seconds, assuming that words are spread evenly over their turn. */
function timesOf(passages: readonly Passage[], turns: readonly Turn[]): number[] {
  const words = new Map<number, number>();
  return passages.map(({ turn, tokens }) => {
    const before = words.get(turn) ?? 0;
    words.set(turn, before + tokens.length);
    const said = turns[turn];
    if (said?.start == null) return Number.NaN;
    const part = Math.min(1, before / Math.max(1, said.words));
    return said.start + part * ((said.end ?? said.start) - said.start);
  });
}
