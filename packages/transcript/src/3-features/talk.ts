import type { Turn, WrittenOutcome } from '../types.ts';
import { bareSentences, isBareTalk } from './bare-talk/bare-sentences.ts';
import { marksQuestions } from './marks-questions.ts';
import { messagesIn } from './message-ends.ts';
import { bareSentence, type Sentence, sentencesOf } from './sentences.ts';
import { rememberedContentKey, sharedTexts } from './words.ts';

const none: ReadonlySet<string> = new Set();

export const unknownSpeaker = 'Unknown speaker';

export type SpokenTurn = {
  index: number;
  /** Position among the participants; null for a turn without a name. */
  speaker: number | null;
  words: number;
  start: number | null;
  end: number | null;
  heading?: string;
  sentences: Sentence[];
  /** A line of minutes that nobody said. */
  written?: WrittenOutcome;
  /** All of it was typed into a chat. */
  typed?: true;
};

export type Talk = {
  names: string[];
  turns: SpokenTurn[];
  /** Without any names, one participant represents everybody. */
  nobodyNamed: boolean;
  /** False if the transcript does not mark questions, so that nobody can count them. */
  marksQuestions: boolean;
};

type TurnToCut = Turn & { cueEnds?: readonly number[] };

/**
 * Cuts turns into sentences and numbers their speakers. Without any names all turns belong to one speaker. `stopWords`
 * are those of a language other than English.
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
    marksQuestions: marksQuestions(turns.flatMap(({ text, written }) => (written ? [] : text))),
    names: nobodyNamed ? (turns.length > 0 ? [unknownSpeaker] : []) : [...positions.keys()],
    turns: turns.map((turn, index) => {
      const { speaker, words, start, end, heading, written, typed } = turn;
      return {
        ...(heading !== undefined && { heading }),
        ...(written && { written }),
        ...(typed && { typed }),
        index,
        speaker: nobodyNamed ? 0 : speaker === null ? null : (positions.get(speaker) ?? null),
        words,
        start,
        end,
        sentences:
          bare?.[index]?.map((piece) => bareSentence(piece, keyOf, share)) ??
          messagesIn(turn).flatMap((message) => sentencesOf(message, keyOf, share)),
      };
    }),
  };
}
