import type { ModelQuestion } from '@rapport/server/testing/model-server';
import type { Random } from '../../../scripts/random.ts';
import { isWithin } from '../../train/outcomes/marked-meetings.ts';
import type { WorkplaceMeeting } from '../../train/outcomes/workplace-meetings.ts';
import { foundIn, hitTurnsOf } from '../analysis/workplace.ts';

/** The words of two outcomes. */
export type Join = readonly [string, string];
export type ToldWords = {
  trueTitles: string[];
  falseTitles: string[];
  trueJoins: Join[];
  falseJoins: Join[];
};

type Content = ModelQuestion['content'];
const falseShare = 0.4;
const mostTrueJoins = 5;

const inventions = [
  (said: string) => `${said} for Bernadette Quill`,
  (said: string) => `4711 ${said}`,
  (said: string) => `No ${said}`,
  (said: string) => `${said} by the zeppelin`,
];

/** Words in a row that were said, or the same with a name, number, negation or word that was not. */
function titleOf(words: readonly string[], random: Random, told: ToldWords): string {
  const said = words
    .slice(0, 5)
    .join(' ')
    .replace(/[.,;:?!…]+$/, '');
  if (random.next() >= falseShare) {
    told.trueTitles.push(said);
    return said;
  }
  const invent = inventions[Math.floor(random.next() * inventions.length)];
  const title = invent?.(said) ?? said;
  told.falseTitles.push(title);
  return title;
}

export function titleChapters(content: Content, random: Random, told: ToldWords): string {
  return JSON.stringify({
    titles: (content.chapters ?? []).map(({ number, fromTurn, toTurn }) => {
      const turns = content.transcript.filter(({ turn }) => fromTurn <= turn && turn <= toTurn);
      const longest = turns.reduce(
        (best, { text }) => (text.length > best.length ? text : best),
        '',
      );
      const words = longest.split(/\s+/);
      return { number, title: titleOf(words, random, told), quotes: [words.slice(0, 6).join(' ')] };
    }),
  });
}

type Given = { meeting: WorkplaceMeeting; random: Random; told: ToldWords };

export function putInOrder(content: Content, { meeting, random, told }: Given): string {
  const found = content.found ?? [];
  const quoteOf = (words: string) => words.split(/\s+/).slice(0, 5).join(' ');
  const titles = found
    .filter(({ is, words }) => is !== 'question' && words.split(/\s+/).length > 7)
    .map(({ number, words }) => ({ number, title: titleOf(words.split(/\s+/), random, told) }));
  const items = Object.values(meeting.marked).flat();
  const turns = new Map(
    Object.values(foundIn(meeting))
      .flat()
      .map(({ quote, turn }) => [quote, turn]),
  );
  const markOf = (words: string) =>
    items.findIndex((item) => isWithin(turns.get(words) ?? -100, item, hitTurnsOf(meeting)));
  const pairs = found.flatMap((first, at) =>
    found
      .slice(at + 1)
      .filter(({ is }) => is === first.is)
      .map((second) => {
        const mark = markOf(first.words);
        return { first, second, isTrue: mark >= 0 && mark === markOf(second.words) };
      }),
  );
  const right = pairs.filter(({ isTrue }) => isTrue).slice(0, mostTrueJoins);
  const wrong = pairs.filter(({ isTrue }) => !isTrue).slice(0, right.length + 2);
  const same = [...right, ...wrong].map(({ first, second, isTrue }) => {
    (isTrue ? told.trueJoins : told.falseJoins).push([first.words, second.words]);
    return {
      first: first.number,
      firstQuote: quoteOf(first.words),
      second: second.number,
      secondQuote: quoteOf(second.words),
    };
  });
  const inShort = (content.sentences ?? []).map(({ number }) => number).toReversed();
  return JSON.stringify({ same, titles, inShort });
}
