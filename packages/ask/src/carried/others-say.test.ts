import { expect, test } from 'vitest';
import { othersSay, sentenceAbout } from './others-say.ts';
import { alonePatterns } from './says-alone.ts';

const patterns = alonePatterns(['Marta Lindgren', 'Marta']);
const said = (text: string, isTold = false) => sentenceAbout(text, patterns, isTold);

test.each([
  'Marta is the only one who knows what the port charges at night.',
  'Only Marta can read that log.',
  'Without Marta we do not get into the safe.',
  'Marta knows where the certificates are.',
  'Nobody else but Marta has ever done the restore.',
  'Marta Lindgren is the one who talks to the bakers.',
  'Marta has all the passwords.',
  'Ask Marta, she has the discounts in her head.',
  'You always have to ask Marta.',
  'The prices are in Marta’s head.',
])('%s', (text) => {
  expect(said(text)).toBe(text);
});

test.each([
  'Marta is working on the move of the night prices.',
  'I think Marta is looking into that.',
  'Marta opened a PR for it.',
  'The scanner that Marta built is in use.',
  'Then came the list that was put together by Marta.',
  'We need it together with Marta’s price sheet.',
  'It stands on Marta’s changes to the printer.',
  'Marta takes the minutes.',
  'That round is led by Marta.',
  'Thanks to Marta for setting up the scanner.',
  'Marta sends all the invoices.',
  'You could ask Marta who takes the nine o’clock.',
  'Joost, ask Marta who takes the night shift.',
  'Reach out to Marta about the keys.',
  'Maybe Marta can comment on that?',
  'Martha built the label printer.',
  'Marta, you can correct me if I said something wrong.',
  "Correct me if I'm wrong, Marta.",
  'I think Marta is the contact for the port?',
  'Maybe Marta.',
  'Marta has been working really hard on the prices.',
  'Marta and I have been building the scanner.',
  'We started working with Marta on the ramps.',
  'Maybe Marta, if she is here today, can tell us if they charge at night.',
  'That would need Marta’s, proposal for the ramps first.',
  'Marta has a draft for it.',
  'Then we have this very nice proposal from Marta.',
])('in hand: %s', (text) => {
  expect(said(text)).toBe(text);
});

test.each([
  'I do not know if Marta is working on it.',
  'Is Marta working on it?',
  'Marta takes the view that it is too early.',
  'Marta sends the answer by Monday.',
  'Marta opened the window.',
  'Thanks to Marta for coming.',
  'The report that Marta wrote was good.',
  'I will ask Marta about the keys by Monday.',
  'I will write it down and talk to Marta about the details.',
  'Ticket nine was opened by Marta.',
  'Marta was working hard.',
  'Maybe Marta can come later.',
  'I think Joost can comment on that.',
  'Maybe Marta comes later.',
  'Correct me if I am wrong, Joost.',
  'Marta was nice about the proposal.',
  'Marta and I have been to Leeds.',
  'The old printer does not work with Marta’s badge.',
])('not in hand: %s', (text) => {
  expect(said(text)).toBeNull();
});

test('a name like it that somebody else has is theirs', () => {
  const turns = [{ turn: 0, person: 'joost', text: 'Martha is working on the night prices.' }];
  const meetings = [{ id: 'a', series: null, openedBy: null, turns }];
  const found = (people: readonly string[]) =>
    othersSay(meetings, { person: 'marta', names: ['Marta'], people });
  expect(found(['Joost van Dijk', 'Marta Lindgren'])).toHaveLength(1);
  expect(found(['Joost van Dijk', 'Marta Lindgren', 'Martha Berg'])).toEqual([]);
});

test.each([
  // Requests and news.
  'Can you ask Marta to send the minutes?',
  'I asked Marta on Monday.',
  'Ask Marta if she comes.',
  'Marta knows that already.',
  'Let Marta know.',
  // Private matters, moods, performance.
  'Only Marta can be so slow.',
  'Only Marta can be slow to answer.',
  'Marta is the only one who is sick.',
  'Without Marta we were all sad.',
  'Marta is the only one who cried.',
  'Marta knows how her divorce went.',
  // Questions.
  'Does only Marta know it?',
  // Another person.
  'Martas is the only one who knows it.',
  'Joost is the only one who knows it.',
])('not: %s', (text) => {
  expect(said(text)).toBeNull();
});

test('what is said to the person counts if it is sure', () => {
  const text = "You're the only one who can sign it.";
  expect(said(text)).toBeNull();
  expect(said(text, true)).toBe(text);
  expect(said(`Marta, one thing. ${text}`)).toBe(text);
});

test('a name that is a word is one with a capital only', () => {
  const will = alonePatterns(['Will']);
  expect(
    sentenceAbout('We want this first, so that we will know what to do.', will, false),
  ).toBeNull();
  expect(sentenceAbout('Will knows what to do.', will, false)).toBe('Will knows what to do.');
  expect(said('Without Marta’s note we would be too strict.')).toBeNull();
});

test('‘she’ is the person who is named just before', () => {
  expect(said('Marta, mostly. She knows where people get stuck.')).toBe(
    'Marta, mostly. She knows where people get stuck.',
  );
  expect(said('This came from Marta. And she added support for the new labels.')).toBe(
    'This came from Marta. And she added support for the new labels.',
  );
  expect(said('Joost, mostly. She knows where people get stuck.')).toBeNull();
  expect(said("I'll ask Marta today, she knows the rules.")).toBe(
    "I'll ask Marta today, she knows the rules.",
  );
});

test('turns of others count, each sentence once, latest first', () => {
  const turn = (person: string, text: string) => ({ person, text });
  const meeting = (id: string, turns: readonly ReturnType<typeof turn>[]) => ({
    id,
    series: null,
    openedBy: null,
    turns: turns.map((one, at) => ({ ...one, turn: at })),
  });
  const only = 'Only Marta can read it.';
  const meetings = [
    meeting('a', [turn('joost', only), turn('joost', 'Without Marta we wait.')]),
    meeting('b', [turn('marta', only), turn('elin', only)]),
  ];
  expect(othersSay(meetings, { person: 'marta', names: ['Marta'], people: ['Joost'] })).toEqual([
    { meetingId: 'a', turn: 1 },
    { meetingId: 'b', turn: 1 },
  ]);
  expect(othersSay(meetings, { person: 'marta', names: [], people: [] })).toEqual([]);
});
