import { describe, expect, test } from 'vitest';
import { talkFrom } from '../testing/turns-of.ts';
import type { TopicCandidate } from './topic-candidates.ts';
import { isPhrase, spell } from './topic-phrases.ts';
import { inSentence, subjectsAmong, topicsAmong } from './topics.ts';

/** A phrase that was said `count` times after a word like "the", throughout the meeting, in lower case. */
function said(phrase: string, count: number, more: Partial<TopicCandidate> = {}): TopicCandidate {
  return {
    words: phrase.toLowerCase().split(' '),
    count,
    spellings: new Map([[phrase, count]]),
    speakers: new Set([0]),
    tenths: new Set([0]),
    capitalized: 0,
    asNoun: count,
    asVerb: 0,
    asPerson: 0,
    endings: count,
    insideName: 0,
    ...more,
  };
}

const shortMeeting = talkFrom('Ana: Hello.');
const meetingOf = (words: number) => talkFrom(`Ana: ${'word '.repeat(words).trim()}`);
const textsOf = (candidates: TopicCandidate[], talk = shortMeeting) =>
  topicsAmong(talk, candidates).map(({ text }) => text);

describe('a phrase is a candidate for a topic', () => {
  test.each<[string, TopicCandidate, number]>([
    ['that was said often enough', said('customer portal', 3), 3],
    ['after "the" in a quarter of the cases', said('customer portal', 4, { asNoun: 1 }), 3],
    [
      'that is written as a name in half of the cases',
      said('Blue Harbour', 4, { asNoun: 0, capitalized: 2 }),
      3,
    ],
    ['that ends as often as it goes on', said('customer portal', 4, { endings: 2 }), 3],
    ['of a project, said twice', said('harbour project', 2, { asNoun: 0 }), 9],
    ['of projects, said twice', said('harbour rollouts', 2, { asNoun: 0 }), 9],
    ['and a single word said half as often again', said('warehouse', 5), 3],
    ['and a single word after "the" in 45 % of the cases', said('warehouse', 20, { asNoun: 9 }), 3],
    [
      'and a single word that is written as a name',
      said('Kiel', 8, { asNoun: 0, capitalized: 6 }),
      3,
    ],
    [
      'and a rare abbreviation said as often as a phrase',
      said('LeanVM', 3, { asNoun: 0, capitalized: 3 }),
      3,
    ],
    ['and a single word said to somebody once in ten', said('warehouse', 10, { asPerson: 1 }), 3],
  ])('%s', (_, candidate, needed) => {
    expect(isPhrase(candidate, needed)).toBe(true);
  });

  test.each<[string, TopicCandidate, number]>([
    ['that was said too seldom', said('customer portal', 2), 3],
    ['that mostly stands as a verb', said('launch cranes', 5, { asVerb: 3 }), 3],
    ['that seldom stands after "the"', said('customer portal', 5, { asNoun: 1 }), 3],
    ['that is part of a longer one', said('customer portal', 5, { endings: 2 }), 3],
    ['that is said to speak', said('customer portal', 5, { asPerson: 1 }), 3],
    ['of a project, said once', said('harbour project', 1), 9],
    ['and a project without a name', said('rollout', 2), 9],
    ['and a single word said as often as a phrase must be', said('warehouse', 4), 3],
    ['and a single word that seldom stands after "the"', said('warehouse', 20, { asNoun: 8 }), 3],
    [
      'and a word that may be a given name, said as often as a phrase must be',
      said('Katya', 4, { asNoun: 0, capitalized: 4 }),
      3,
    ],
    ['and a short word', said('pub', 9), 3],
    ['and a general word', said('customer', 9), 3],
    [
      'and a single word that is mostly in small letters',
      said('Kiel', 8, { asNoun: 0, capitalized: 5 }),
      3,
    ],
  ])('is not a candidate %s', (_, candidate, needed) => {
    expect(isPhrase(candidate, needed)).toBe(false);
  });
});

describe('the topic with the highest weight comes first', () => {
  const other = said('customer portal', 4);
  test.each<[string, TopicCandidate]>([
    ['said oftener', said('quay wall', 5)],
    ['said all through the meeting', said('quay wall', 4, { tenths: new Set([0, 5]) })],
    ['said by several people', said('quay wall', 4, { speakers: new Set([0, 1]) })],
    ['written as a name', said('Quay Wall', 4, { capitalized: 4 })],
    ['the name of a project', said('quay project', 4)],
    ['before it in the alphabet', said('canteen kitchen', 4)],
  ])('%s', (_, first) => {
    const text = spell(first);
    expect(textsOf([other, first])).toEqual([text, 'Customer portal']);
    expect(textsOf([first, other])).toEqual([text, 'Customer portal']);
  });

  test('a phrase weighs more than a single word', () => {
    const tenths = new Set([0, 1, 2, 3, 4, 5]);
    expect(textsOf([said('warehouse', 7, { tenths }), said('quay wall', 4, { tenths })])).toEqual([
      'Quay wall',
      'Warehouse',
    ]);
  });

  test('more than four speakers count as four', () => {
    const four = said('quay wall', 4, { speakers: new Set([0, 1, 2, 3]) });
    const many = said('river bank', 4, { speakers: new Set([0, 1, 2, 3, 4, 5]) });
    expect(textsOf([many, four])).toEqual(['Quay wall', 'River bank']);
  });
});

describe('a topic', () => {
  test('must be said more often in a long meeting', () => {
    const twice = said('quay wall', 2);
    const thrice = said('customer portal', 3);
    const five = said('canteen kitchen', 5);
    expect(textsOf([twice], meetingOf(1199))).toEqual(['Quay wall']);
    expect(textsOf([twice, thrice], meetingOf(1200))).toEqual(['Customer portal']);
    expect(textsOf([thrice, five], meetingOf(5000))).toEqual(['Canteen kitchen']);
  });

  test('that weighs less than a quarter of the first is left out', () => {
    const first = said('canteen kitchen', 64);
    expect(textsOf([first, said('quay wall', 4)])).toEqual(['Canteen kitchen', 'Quay wall']);
    expect(textsOf([first, said('quay wall', 3)])).toEqual(['Canteen kitchen']);
  });

  test('that is a rare name is left out only below a tenth', () => {
    const first = said('canteen kitchen', 64);
    const rare = { asNoun: 0, capitalized: 3 };
    expect(textsOf([first, said('LeanVM', 3, rare), said('quay wall', 3)])).toEqual([
      'Canteen kitchen',
      'LeanVM',
    ]);
  });

  test('that shares a word with a topic of higher weight is left out', () => {
    const candidates = [said('portal login', 6), said('customer portal', 5), said('quay wall', 4)];
    expect(textsOf(candidates)).toEqual(['Portal login', 'Quay wall']);
  });

  test.each([
    ['institution', 'institutional', 1],
    ['canada', 'canadians', 1],
    ['harbor', 'harbour', 1],
    ['canal', 'canals', 1],
    ['cloud', 'cloth', 2],
    ['port', 'portal', 2],
    ['warehouse', 'warehorse', 1],
    ['planner', 'planets', 2],
    ['transit', 'transport', 2],
  ])('counts words that begin alike as one: %s, %s', (one, other, topics) => {
    const candidates = [said(`${one} north`, 4), said(`${other} south`, 4)];
    expect(textsOf(candidates)).toHaveLength(topics);
  });

  test('of one lower-case word needs a meeting that is all about it, and is one at most', () => {
    const throughout = { tenths: new Set([0, 2, 4, 6, 7, 9]) };
    const words = ['warehouse', 'harbour'].map((word) => said(word, 6, throughout));
    expect(textsOf(words)).toEqual(['Harbour']);
    expect(textsOf([said('harbour', 5, throughout)])).toEqual([]);
    expect(textsOf([said('harbour', 6)])).toEqual([]);
    const three = talkFrom('Ana: Hello.\nBo: Hello.\nCleo: Hello.');
    expect(textsOf([said('harbour', 6, throughout)], three)).toEqual([]);
  });

  test.each([
    ['a place', said('Canada', 9, { capitalized: 9 })],
    ['a language', said('Dutch', 9, { capitalized: 9 })],
    ['a place of two words', said('New York', 9, { capitalized: 9 })],
    ['a tool that meetings use', said('Zoom', 9, { capitalized: 9 })],
    ['what may be the name of a person, said seldom', said('Lucero', 4, { capitalized: 4 })],
  ])('is never %s', (_, candidate) => {
    expect(textsOf([candidate])).toEqual([]);
  });
});

test.each([
  [{ text: 'Customer portal', named: false, words: [] }, 'customer portal'],
  [{ text: 'Blue Harbour', named: true, words: [] }, 'Blue Harbour'],
  [{ text: 'Kiel', named: true, words: [] }, 'Kiel'],
  [{ text: 'API keys', named: false, words: [] }, 'API keys'],
])('%o inside a sentence is %s', (topic, text) => {
  expect(inSentence(topic)).toBe(text);
});

test('subjects are phrases said twice and words said three times', () => {
  const candidates = [
    said('quay wall', 2),
    said('night shift', 1),
    said('warehouse', 3),
    said('scanner', 2),
  ];
  expect([...subjectsAmong(candidates)]).toEqual(['quay wall', 'warehouse']);
});

test.each([
  [{ 'Blue harbour': 1, 'blue harbour': 3 }, 'Blue harbour'],
  [{ 'blue harbour': 1, 'Blue Harbour': 3, 'BLUE HARBOUR': 2 }, 'Blue Harbour'],
  [{ 'blue harbour': 2, 'Blue Harbour': 2 }, 'Blue Harbour'],
  [{ 'Blue Harbour': 2, 'blue harbour': 2 }, 'Blue Harbour'],
  [{ 'the L_C_D screen': 1 }, 'The LCD screen'],
  [{ file_name: 1 }, 'File_name'],
])('the most frequent of the spellings %o is shown: %s', (spellings, text) => {
  expect(spell(said('blue harbour', 1, { spellings: new Map(Object.entries(spellings)) }))).toBe(
    text,
  );
});
