import type { JoinedTurn } from '../../../packages/transcript/src/types.ts';
import type { Span } from './spans.ts';
import { withoutMarks } from './without-marks.ts';

/** A turn without punctuation and capitals. Ends are numbers of words from its start. */
export type MarkedWords = {
  words: string[];
  cueEnds: number[];
  sentenceEnds: ReadonlySet<number>;
  questions: Span[];
};

/** The same as in `isQuestion`. */
const shortestQuestionWords = 3;

export function markedWords({ text, cueEnds }: JoinedTurn): MarkedWords {
  const cuesEndBehind = new Set(cueEnds);
  const marked: MarkedWords & { sentenceEnds: Set<number> } = {
    words: [],
    cueEnds: [],
    sentenceEnds: new Set(),
    questions: [],
  };
  const { words } = marked;
  let start = 0;
  for (const [at, written] of text.split(' ').entries()) {
    const word = withoutMarks(written).replaceAll('’', "'");
    // QMSum writes "I 'll" for "I'll", and punctuation as separate words.
    if (/^'(?:s|ll|re|ve|m|d)$/.test(word) && words.length > 0) words.push(`${words.pop()}${word}`);
    else if (word !== '') words.push(word);
    const said = words.length;
    if (cuesEndBehind.has(at + 1)) marked.cueEnds.push(said);
    const [, mark] = /([.?!…])["'”’)\]]*$/.exec(written) ?? [];
    if (mark === undefined || said === 0) continue;
    marked.sentenceEnds.add(said);
    if (mark === '?' && said - start >= shortestQuestionWords)
      marked.questions.push({ from: start, to: said });
    start = said;
  }
  return marked;
}
