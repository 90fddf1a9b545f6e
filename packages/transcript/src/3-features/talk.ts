import type { Turn, WrittenOutcome } from '../types.ts';
import { bareSentences, isBareTalk } from './bare-talk/bare-sentences.ts';
import { bareSentence, type Sentence, sentencesOf } from './sentences.ts';
import { rememberedContentKey, sharedTexts } from './words.ts';

const none: ReadonlySet<string> = new Set();

/** Name of the only participant in a transcript without names. */
export const unknownSpeaker = 'Unknown speaker';

/** A turn made ready for analysis. */
export type SpokenTurn = {
  /** Position among the turns. */
  index: number;
  /** Position among the participants; null where a transcript with names gives none for this turn. */
  speaker: number | null;
  words: number;
  start: number | null;
  end: number | null;
  /** The last heading of the file above its words. */
  heading?: string;
  sentences: Sentence[];
  /** Set on a line of minutes that nobody said. */
  written?: WrittenOutcome;
};

/** A meeting as its turns and its participants' names, in order of first speaking. */
export type Talk = {
  names: string[];
  turns: SpokenTurn[];
  /** Whether the transcript names no speakers at all, so that the one participant stands for all. */
  nobodyNamed: boolean;
};

/** `cueEnds` (as in `JoinedTurn`) help to cut talk without marks into sentences. */
type TurnToCut = Turn & { cueEnds?: readonly number[] };

/**
 * Cuts turns into sentences and numbers their speakers; without any names all turns are one speaker's.
 * `stopWords` are those of a language other than English; they do not count as content.
 */
export function talkOf(turns: readonly TurnToCut[], stopWords: ReadonlySet<string> = none): Talk {
  const positions = new Map<string, number>();
  for (const { speaker } of turns) {
    if (speaker !== null && !positions.has(speaker)) positions.set(speaker, positions.size);
  }
  const keyOf = rememberedContentKey(stopWords);
  const share = sharedTexts();
  const bare = isBareTalk(turns.map(({ text }) => text)) ? bareSentences(turns) : null;
  const nobodyNamed = positions.size === 0;
  return {
    nobodyNamed,
    names: nobodyNamed ? (turns.length > 0 ? [unknownSpeaker] : []) : [...positions.keys()],
    turns: turns.map(({ speaker, words, start, end, heading, text, written }, index) => ({
      ...(heading !== undefined && { heading }),
      ...(written && { written }),
      index,
      speaker: nobodyNamed ? 0 : speaker === null ? null : (positions.get(speaker) ?? null),
      words,
      start,
      end,
      sentences:
        bare?.[index]?.map((piece) => bareSentence(piece, keyOf, share)) ??
        sentencesOf(text, keyOf, share),
    })),
  };
}
