import { compoundsIn } from '../question/phrase.ts';
import { wordsOf } from '../words/terms.ts';
import { rightSpelling } from './right-spelling.ts';

/** Stands in the masked question for a name, a day or a quotation. */
export type Mark = '@person' | '@group' | '@series' | '@days' | '@quote';

type Word = { word: string; mark: Mark | null };

/**
 * The words of a question, in lower case and without accents, in which names and days are replaced by marks: rules read
 * 'who does @person speak with' whatever the names are.
 */
export type Masked = {
  words: readonly Word[];
  text: string;
  /** Pairs of words with a hyphen between them: 'on call'. */
  compounds: ReadonlySet<string>;
};

export const maskedOf = (question: string): Masked =>
  masked(
    wordsOf(plainSpelling(question)).flatMap((word) =>
      fillers.has(word) ? [] : [{ word: rightSpelling(word), mark: null }],
    ),
    new Set([...compoundsIn(question), 'on call']),
  );

const fillers = new Set('um uh er erm hmm ah oh hey hi hello please pls plz kindly'.split(' '));

export const masked = (words: readonly Word[], compounds: ReadonlySet<string>): Masked => ({
  words,
  compounds,
  text: ` ${words.map(({ word, mark }) => mark ?? word).join(' ')} `,
});

/** Words that are written together or without an apostrophe are read as two. */
function plainSpelling(question: string): string {
  return question
    .replace(/^\W*(?:good )?(?:morning|afternoon|evening|day)\b/i, ' ')
    .replace(/\b(who|what|where|when|how)['’]?s\b/gi, '$1 is')
    .replace(/\bwhos\b/gi, 'who is')
    .replace(/\b(?:n['’]t)\b/gi, ' not')
    .replace(/n['’]t\b/gi, ' not')
    .replace(/\b(is|was|were|has|have|had|did|does|do)nt\b/gi, '$1 not')
    .replace(/\b(?:hasn|haven|didn|wasn|isn)\b/gi, '$& not')
    .replace(/\bi['’](?:ve|m|d|ll)\b/gi, 'i')
    .replace(/\b1[:-]1s?\b/g, '1on1');
}

/** The masked question with the words of this place, `count` from `from`, replaced by one mark. */
export const marked = (read: Masked, from: number, count: number, mark: Mark): Masked =>
  asOne(read, from, count, ' ', mark);

/** The masked question with these words read as one. */
export const joined = (read: Masked, from: number, count: number, joint: string): Masked =>
  asOne(read, from, count, joint, null);

const asOne = (
  { words, compounds }: Masked,
  from: number,
  count: number,
  joint: string,
  mark: Mark | null,
): Masked =>
  masked(
    [
      ...words.slice(0, from),
      {
        word: words
          .slice(from, from + count)
          .map(({ word }) => word)
          .join(joint),
        mark,
      },
      ...words.slice(from + count),
    ],
    compounds,
  );

/** Where words follow each other in the question, none of them marked. Undefined if they do not. */
export function placeOf({ words }: Masked, sought: readonly string[]): number | undefined {
  if (sought.length === 0) return undefined;
  const at = words.findIndex((_, from) =>
    sought.every((word, by) => words[from + by]?.word === word && words[from + by]?.mark === null),
  );
  return at < 0 ? undefined : at;
}
