import { expect, test } from 'vitest';
import { namedBy } from './named-by.ts';
import type { CarriedMeeting } from './types.ts';

const known = { people: ['Marta Lindgren', 'Joost van Dijk'], others: ['Sales', 'Harbour'] };

/** Each meeting has turns of Marta ('M: …') and of others. */
const meetingsOf = (...talks: readonly (readonly string[])[]): CarriedMeeting[] =>
  talks.map((talk, id) => ({
    id: String(id),
    series: null,
    openedBy: null,
    turns: talk.map((line, turn) => ({
      turn,
      person: line.startsWith('M: ') ? 'marta' : 'joost',
      text: line.slice(3),
    })),
  }));

const found = (...talks: readonly (readonly string[])[]) => {
  const { document, customer, matter } = namedBy(meetingsOf(...talks), 'marta', known);
  const keys = (things: typeof document) => things.map(({ key }) => key);
  return { document: keys(document), customer: keys(customer), matter: keys(matter) };
};

const twice = (line: string) => found([`M: ${line}`], [`M: ${line}`]);

test.each([
  ['I keep the exceptions sheet.', 'exception sheet'],
  ['Our bond certificate is on paper.', 'bond certificate'],
  ['I have the key to the cold store.', 'key cold store'],
  ['It all runs through rates-2026.xlsx at night.', 'rates-2026.xlsx'],
  ['I log in to LexVault with my phone.', 'lexvault'],
  ['The runbook is mine.', 'runbook'],
])('%s names a document or system', (line, key) => {
  expect(twice(line).document).toContain(key);
});

test.each([
  'We should renew contracts sooner.',
  'Take a sheet of paper.',
  'That is the key point of it.',
  'I met Joost in Rotterdam on Monday.',
  'I read the PRs of the team.',
])('%s names none', (line) => {
  expect(twice(line)).toMatchObject({ document: [], customer: [] });
});

test.each([
  ['The buyer at Vermeer Foods only talks to me.', 'vermeer food'],
  ['Our customer Oakdale renewed in May.', 'oakdale'],
  ['The Brixton order is late, so I called Brixton.', 'brixton'],
])('%s names a customer', (line, key) => {
  expect(twice(line).customer).toEqual([key]);
});

test('a name of a person, a department or a series is no customer', () => {
  const { customer } = twice('Our customer Joost renewed, and Sales renewed, and Harbour signed.');
  expect(customer).toEqual([]);
});

test('once in one meeting is too little, three times are enough', () => {
  const line = 'M: The exceptions sheet is long.';
  expect(found([line]).document).toEqual([]);
  expect(found([line, 'J: Yes.', line, 'J: Yes.', line]).document).toEqual(['exception sheet']);
});

test.each([
  ['I keep the exceptions sheet.', ['exception sheet']],
  ['I am still working on a port simulator.', ['port simulator']],
  ['That is in my rota prototype.', ['rota prototype']],
  ['I read the exceptions sheet.', []],
  ['Joost keeps the exceptions sheet.', []],
  ['I keep the latest spec.', []],
])('once is enough for a document that is called one’s own: %s', (line, documents) => {
  expect(found([`M: ${line}`]).document).toEqual(documents);
});

test('a document that is called one’s own, but that others name more often, is not listed', () => {
  const others = ['J: The exceptions sheet.', 'J: The exceptions sheet?'];
  expect(found(['M: I keep the exceptions sheet.', ...others]).document).toEqual([]);
});

test('a proposal is an act as well, so it is a matter', () => {
  const line = 'M: The rota proposal needs the readings.';
  expect(found([line], [line, 'J: Why?', line])).toMatchObject({
    document: [],
    matter: ['rota proposal'],
  });
});

test('what others name more often is not listed, but counted', () => {
  const others = ['J: The exceptions sheet.', 'J: The exceptions sheet?', 'J: Exceptions sheets!'];
  const own = 'M: I keep the exceptions sheet.';
  expect(found([own], [own, ...others.slice(1)]).document).toEqual(['exception sheet']);
  expect(found([own], [own, ...others]).document).toEqual([]);
  const { named } = namedBy(meetingsOf([own], [own, ...others]), 'marta', known);
  expect(named.document).toBe(1);
});

test('the first word of a name stands for it', () => {
  const { customer } = namedBy(
    meetingsOf(['M: Vermeer Foods renewed.'], ['M: I called Vermeer.', 'J: Who is Vermeer?']),
    'marta',
    known,
  );
  expect(customer).toMatchObject([{ key: 'vermeer food', mentions: 2, allMentions: 3 }]);
});

test('two words that follow each other again and again are a matter', () => {
  const line = 'M: The drift model needs the readings.';
  expect(found([line], [line, 'J: Why?', line]).matter).toEqual(['drift model']);
  expect(found([line], [line]).matter).toEqual([]);
  const verb = 'M: The siren frightens the cats.';
  expect(found([verb], [verb, 'J: Why?', verb]).matter).toEqual([]);
});

test('the quote is the latest that says where it is', () => {
  const talks = [
    ['M: The exceptions sheet is on my laptop, nobody else has it.'],
    ['M: I sent the exceptions sheet?'],
  ];
  const { document } = namedBy(meetingsOf(...talks), 'marta', known);
  expect(document[0]?.quote).toEqual({ meetingId: '0', turn: 0 });
});

test('who opens the meetings does not carry what they only name in the agenda and in giving the floor', () => {
  const talk = [
    'M: Welcome, first the exceptions sheet.',
    'M: Joost, the exceptions sheet, please.',
    'J: It is done.',
  ];
  const meetings = meetingsOf(talk, talk);
  const opened = meetings.map((one) => ({ ...one, openedBy: 'marta' }));
  const documents = (of: typeof meetings) =>
    namedBy(of, 'marta', known).document.map(({ key }) => key);
  expect(documents(meetings)).toEqual(['exception sheet']);
  expect(documents(opened)).toEqual([]);
});
