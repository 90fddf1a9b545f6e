import type { Worded } from '@rapport/contract';
import type { TitledChapter } from '@rapport/server/features/second-reader/words/title-chapters';
import type { Join, ToldWords } from './stand-in-words.ts';

type Read = {
  chapters: readonly TitledChapter[];
  worded: Worded | undefined;
};

/** How many titles and joins of the model passed; of a stand-in that lies on purpose, how many false ones. */
export function countWords(all: readonly Read[], told: { words: ToldWords } | undefined): string[] {
  const titles = all.flatMap(({ chapters, worded }) => [
    ...chapters.filter(({ isWorded }) => isWorded).map(({ title }) => title),
    ...(worded?.titles ?? []).map(({ title }) => title),
  ]);
  const joins = all.flatMap(({ worded }) => worded?.joined ?? []);
  const passed = `titles of the model that pass: ${titles.length}, joins: ${joins.length}`;
  if (!told) return [passed];
  const { trueTitles, falseTitles, trueJoins, falseJoins } = told.words;
  const wrong = titles.filter((title) => falseTitles.includes(title));
  const isJoined = ([one, other]: Join) =>
    joins.some(
      ({ quote, alsoQuote }) =>
        (quote === one && alsoQuote === other) || (quote === other && alsoQuote === one),
    );
  const falseJoined = falseJoins.filter(isJoined).length;
  return [
    passed,
    `false titles that pass: ${wrong.length} of ${falseTitles.length}; true ones dropped: ${trueTitles.length - (titles.length - wrong.length)} of ${trueTitles.length}`,
    `false joins that pass: ${falseJoined} of ${falseJoins.length}; true ones dropped: ${trueJoins.length - trueJoins.filter(isJoined).length} of ${trueJoins.length}`,
  ];
}
