import { describe, expect, test } from 'vitest';
import { takeTitles, titlesIn } from './job-titles.ts';
import { misspelledIn, respelled } from './misspelled.ts';

const people = ['Tobias Renner', 'Mark Otto', 'Frida Berg', 'Zoë Lund (Vermeer)', 'Carla Otto'];
const read = (question: string) =>
  respelled(question, misspelledIn(question, people, ['Sales weekly']));

describe('a word with a capital that is one letter away from one name is read as that name', () => {
  test.each([
    ['What did Tobais promise?', 'What did Tobias promise?'],
    ['What did Tobbias Renner promise?', 'What did Tobias Renner promise?'],
    ['Which of Tobas’s actions are open?', 'Which of Tobias’s actions are open?'],
    ['How often did Mark and Renncr meet?', 'How often did Mark and Renner meet?'],
    ['What did Züe say?', 'What did Züe say?'],
    ['What did Zoee say?', 'What did Zoë say?'],
  ])('%s', (written, as) => expect(read(written)).toBe(as));
});

describe('other words stay as they are', () => {
  test.each([
    ['a name', 'What did Tobias and Otto say?'],
    ['one that is near two names', 'What did Marla say about Carka?'],
    ['a weekday', 'What was said on Friday?'],
    ['an abbreviation', 'What was said about MARX?'],
    ['a word without a capital', 'What was said about otta?'],
    ['the first word', 'Marc: which actions are open?'],
    ['a word in quotation marks', 'Who said “Tobais”?'],
    ['a word of a series', 'What was said in the Sales weekly?'],
    ['a word of two other letters', 'What did Tabais say?'],
    ['a part after the name, as of a company', 'What did Vermear say?'],
  ])('%s: %s', (_, question) => {
    const two = [...people, 'Marlo Karka', 'Salas Ito'];
    expect(respelled(question, misspelledIn(question, two, ['Sales weekly']))).toBe(question);
  });
});

const titled = [
  { name: 'Beatriz Campos', title: 'Chief Executive' },
  { name: 'Noor Haddad', title: 'head of sales' },
  { name: 'Ada Moss', title: 'engineer' },
  { name: 'Tim Beiko', title: 'engineer' },
];

test.each([
  ['What did the CEO promise?', 'What did Beatriz Campos promise?'],
  [
    'What did the team hear from the chief executive officer?',
    'What did the team hear from Beatriz Campos?',
  ],
  ['Summarize what our Head of Sales said.', 'Summarize what Noor Haddad said.'],
  ['Did the head of sales meet the CEO?', 'Did Noor Haddad meet Beatriz Campos?'],
])('a title that one person has is read as this person: %s', (written, as) => {
  expect(takeTitles(written, titled).text).toBe(as);
});

test.each([
  ['several people have', 'What did the engineer say?'],
  ['nobody has', 'What did the CFO say?'],
  ['belongs to another company', 'What did the CEO of Vermeer say?'],
  ['is only talked about', 'What was said about the CEO?'],
])('a title that %s stays: %s', (_, question) => {
  expect(takeTitles(question, titled)).toEqual({ text: question, readAs: [] });
});

test('titles are looked up in their short and long forms', () => {
  expect(titlesIn('What did the CFO say?')).toEqual(
    expect.arrayContaining(['cfo', 'chief financial officer', 'chief finance officer']),
  );
  expect(titlesIn('What did Tim say?')).toEqual([]);
});
