import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexCorpus } from '../meetings/corpus.ts';
import { indexMeeting } from '../passages/meeting-index.ts';
import { rankPassages } from '../passages/rank-passages.ts';
import { soughtBy } from '../passages/sought.ts';
import { readQuestion } from '../question/read-question.ts';
import { meetingOfLines } from '../testing/meeting.ts';
import { answerQuestion } from './answer-question.ts';
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
const meetings = fc.array(lines, { minLength: 1, maxLength: 5 }).map((all) =>
  all.map((said, at) => {
    const id = `m${at}`;
    const { turns } = meetingOfLines(said);
    const kinds = ['decision', 'action', 'question'] as const;
    const outcomes = turns.flatMap(({ text, speaker }, turn) =>
      kinds
        .slice(turn % 4)
        .map((kind) => ({ kind, turn, quote: text.slice(0, 9 * turn), owner: speaker })),
    );
    const chapters = [{ title: 'Harbour wall', fromTurn: 0, toTurn: turns.length - 1 }];
    return meetingOfLines(said, { id, outcomes, chapters });
  }),
);
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

test('answers of every kind quote parts of turns, and quote nothing if nothing was found', () => {
  const texts = fc.constantFrom(
    ...['What was decided about the harbour wall?', 'What did Ada promise?'],
    ...[
      'What are the open questions?',
      'Summarize the harbour wall.',
      'Summarize the last meeting.',
    ],
    ...[
      'Who mentioned granite?',
      'Who spoke with whom about the ferry?',
      'How did the wall change?',
    ],
  );
  fc.assert(
    fc.property(meetings, texts, (all, text) => {
      const people = [{ name: 'Ada' }, { name: 'Ben' }];
      const asked = readQuestion(text, { ...known, people });
      const answer = answerQuestion(indexCorpus(all), asked);
      for (const { file, place, text: quote } of answer.quotes) {
        const said = all.find(({ id }) => id === file)?.turns[place.turn]?.text ?? '';
        expect(said.slice(place.from, place.to)).toBe(quote);
        expect(quote.trim()).not.toBe('');
      }
      expect(answer.found || answer.quotes.length === 0).toBe(true);
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
