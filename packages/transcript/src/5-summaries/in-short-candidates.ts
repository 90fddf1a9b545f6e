import { itemMark } from '../3-features/list-items.ts';
import type { SpokenTurn, Talk } from '../3-features/talk.ts';
import type { Chapter, Finding, InShortCandidate } from '../types.ts';
import type { ClearSentence } from './clear-sentences.ts';
import { attribution } from './meeting.ts';

export type InShortInput = {
  talk: Talk;
  clear: readonly ClearSentence[];
  chapters: readonly Chapter[];
};

/** The sentences that can be read alone or with the one before, each with its part of the meeting. */
export function inShortCandidates({ talk, clear, chapters }: InShortInput): InShortCandidate[] {
  const parts = partsOf(talk, chapters);
  return clear.flatMap((one) => {
    const { turn, position, concepts } = one.sentence;
    const part = parts[turn];
    return part ? { ...findingOf(one, talk), position, concepts, value: one.value, part } : [];
  });
}

/** `before` stands with the sentence, because it points to it. */
function findingOf({ sentence, before }: ClearSentence, talk: Talk): Finding {
  const quotes = before ? [before, sentence] : [sentence];
  const evidence = quotes.map(({ turn, sentence: { text } }) => ({ turn, quote: text }));
  const isOneTurn = before?.turn === sentence.turn;
  const groups = before && !isOneTurn ? [[before], [sentence]] : [quotes];
  const text = groups.map((group) => {
    const shown = group
      .map(({ shown, sentence: { text } }, at) =>
        at > 0 && itemMark.test(text) ? `… ${shown}` : shown,
      )
      .join(' ');
    return talk.nobodyNamed ? shown : `${attribution(group[0]?.speaker ?? null, talk)}"${shown}"`;
  });
  return { text: text.join(' '), evidence };
}

function partsOf({ turns }: Talk, chapters: readonly Chapter[]): InShortCandidate['part'][] {
  if (chapters.length === 0) return turns.map(() => ({ chapter: 0, share: 1 }));
  const words = Math.max(1, wordsOf(turns));
  return chapters.flatMap(({ fromTurn, toTurn }, chapter) => {
    const own = turns.slice(fromTurn, toTurn + 1);
    const share = Math.max(1, wordsOf(own)) / words;
    return own.map(() => ({ chapter, share }));
  });
}

const wordsOf = (turns: readonly SpokenTurn[]): number =>
  turns.reduce((sum, { words }) => sum + words, 0);
