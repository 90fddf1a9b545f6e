import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexCorpus } from '../meetings/corpus.ts';
import { indexMeeting } from '../passages/meeting-index.ts';
import { rankPassages } from '../passages/rank-passages.ts';
import { soughtBy } from '../passages/sought.ts';
import { readQuestion } from '../question/read-question.ts';
import { meetingOfLines } from '../testing/meeting.ts';
import { findQuotes } from './find-quotes.ts';

const word = fc.constantFrom(
  'harbour',
  'wall',
  'ferry',
  'we',
  'so',
  'granite.',
  'winter?',
  'ök',
  'a',
);
const turn = fc.array(word, { minLength: 1, maxLength: 120 }).map((words) => words.join(' '));
const line = fc
  .tuple(fc.constantFrom('Ada', 'Ben'), turn)
  .map(([name, text]) => `${name}: ${text}`);
const lines = fc.array(line, { minLength: 1, maxLength: 12 });
const meetings = fc
  .array(lines, { minLength: 1, maxLength: 5 })
  .map((all) => all.map((said, at) => meetingOfLines(said, { id: `m${at}` })));
const known = { people: [], series: [], today: '2026-11-18' };
const question = readQuestion('Why is the harbour wall of granite?', known);
const quotesOf = (some: Parameters<typeof indexCorpus>[0]) => {
  const corpus = indexCorpus(some);
  return findQuotes(corpus, question, [...corpus.meetings.keys()]);
};

test('quotes are parts of the turns that they name, and no turn is quoted twice for the same words', () => {
  fc.assert(
    fc.property(meetings, (all) => {
      const { quotes } = quotesOf(all);
      for (const { file, place, text } of quotes) {
        const said = all.find(({ id }) => id === file)?.turns[place.turn]?.text ?? '';
        expect(said.slice(place.from, place.to)).toBe(text);
        expect(text.trim()).not.toBe('');
      }
      expect(new Set(quotes.map(({ text }) => text.toLowerCase())).size).toBe(quotes.length);
    }),
  );
});

test('quotes do not depend on the order of the meetings', () => {
  fc.assert(
    fc.property(meetings, (all) => {
      expect(quotesOf(all.toReversed())).toEqual(quotesOf(all));
    }),
  );
});

test('every passage is ranked once, the same each time', () => {
  fc.assert(
    fc.property(lines, (said) => {
      const index = indexMeeting(meetingOfLines(said));
      const order = rankPassages(index, soughtBy(question)).map(({ at }) => at);
      expect(order.toSorted((one, other) => one - other)).toEqual([...index.passages.keys()]);
      expect(rankPassages(index, soughtBy(question)).map(({ at }) => at)).toEqual(order);
    }),
  );
});
