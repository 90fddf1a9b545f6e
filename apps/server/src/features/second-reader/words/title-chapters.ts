import { type Chapter, isSupportedLanguage, type Turn } from '@rapport/transcript';
import { z } from 'zod';
import { askAboutPart } from '../../model-texts/ask-about-part.ts';
import type { Chunk, Piece } from '../../model-texts/chunk-meeting.ts';
import { type Folded, findQuote, fold } from '../../model-texts/find-quote.ts';
import { sentencesAround } from '../../model-texts/negation.ts';
import { type Allowance, askParts, type SecondReaderServices } from '../ask-parts.ts';
import { checkTitle } from './check-title.ts';

export type TitledChapter = Chapter & { isWorded?: true };

const titlesForm = z.object({
  titles: z.array(z.object({ number: z.number(), title: z.string(), quotes: z.array(z.string()) })),
});
type Titles = z.infer<typeof titlesForm>;

const task = `Give each of "chapters" a title. A chapter has its "number", its first and last turn, and the title that it has now.

Form: {"titles":[{"number":1,"title":"","quotes":[""]}]}

- "title": 2 to 7 words that say what the chapter is about, made of words that were said in it, in the language of the transcript. No sentence, no full stop.
- "quotes": 1 to 3 times 4 to 30 words in a row, copied letter by letter from turns of the chapter. Every word of the title is in the turns that you quote.
- Names and numbers: only those of the quoted turns, spelled as there. Keep every 'not' and 'no'.
- Leave a chapter out if its title is good, or if nothing better was said.`;

const mostQuotes = 3;

type Titled = { chapters: readonly Chapter[]; turns: readonly Turn[]; language: string };

/** Gives chapters the titles of a language model where they rest on what was said in them; else they stay. */
export async function titleChapters(
  { chapters, turns, language }: Titled,
  services: SecondReaderServices,
  allowance: Allowance,
  onProgress: (part: number) => Promise<void>,
): Promise<TitledChapter[]> {
  const asked = chapters.flatMap((chapter, at) =>
    // The file's own heading stays.
    turns[chapter.fromTurn]?.heading === undefined ? [{ ...chapter, number: at + 1 }] : [],
  );
  const { checked } = await askParts(
    services,
    allowance,
    (chunk) => {
      const here = asked.filter((chapter) => isMostlyIn(chapter, chunk));
      if (here.length === 0) return null;
      return {
        question: askAboutPart(chunk.pieces, {
          task,
          beside: {
            chapters: here.map(({ number, fromTurn, toTurn, title }) => ({
              number,
              fromTurn,
              toTurn,
              title,
            })),
          },
          form: titlesForm,
        }),
        check: (answer: Titles) => checkTitles(answer, here, { pieces: chunk.pieces, language }),
      };
    },
    onProgress,
  );
  const found = new Map(checked.flatMap((one) => [...one]));
  const taken = new Set(chapters.map(({ title }) => title.toLowerCase()));
  return chapters.map((chapter, at) => {
    const title = found.get(at + 1);
    if (title === undefined || taken.has(title.toLowerCase())) return chapter;
    taken.add(title.toLowerCase());
    return { ...chapter, title, isWorded: true };
  });
}

function placeOf(quote: string, said: readonly Folded[]) {
  for (const text of said) {
    const found = findQuote(text, quote);
    if (found !== null) return { text: text.text, quote: found };
  }
  return null;
}

const isIn = ({ fromTurn, toTurn }: Chapter, { turn }: Piece): boolean =>
  fromTurn <= turn && turn <= toTurn;

/** Whether more than half of the turns of a chapter are in this part. */
const isMostlyIn = (chapter: Chapter, { pieces }: Chunk): boolean =>
  2 * new Set(pieces.filter((piece) => isIn(chapter, piece)).map(({ turn }) => turn)).size >
  chapter.toTurn - chapter.fromTurn + 1;

/** By number. */
export function checkTitles(
  { titles }: Titles,
  chapters: readonly (Chapter & { number: number })[],
  { pieces, language }: { pieces: readonly Piece[]; language: string },
): Map<number, string> {
  const byNumber = new Map(titles.map((title) => [title.number, title]));
  return new Map(
    chapters.flatMap((chapter) => {
      const given = byNumber.get(chapter.number);
      if (!given) return [];
      const said = pieces.filter((piece) => isIn(chapter, piece)).map(({ text }) => fold(text));
      const quotes = given.quotes.slice(0, mostQuotes);
      const places = quotes.flatMap((quote) => placeOf(quote, said) ?? []);
      if (places.length === 0 || places.length < quotes.length) return [];
      const title = checkTitle(
        given.title,
        places.map(({ text }) => text),
        {
          sentences: places.map(({ text, quote }) => sentencesAround(text, quote)),
          language: isSupportedLanguage(language) ? language : 'en',
        },
      );
      return title === null ? [] : [[chapter.number, title] as const];
    }),
  );
}
