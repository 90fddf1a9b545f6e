import { expect, test } from 'vitest';
import { talkFrom } from '../../testing/turns-of.ts';
import { chapterTitles } from './chapter-titles.ts';

/** The titles of parts, each written as lines. */
function titlesOf(parts: string[][], headings: [number, string][] = [], people: string[] = []) {
  const talk = talkFrom(parts.flat().join('\n'));
  let start = 0;
  const turns = parts.map((lines) => {
    start += lines.length;
    return talk.turns.slice(start - lines.length, start);
  });
  return chapterTitles(talk, turns, new Map(headings), people);
}

const quay = ['Ana: The quay wall is old.', 'Bo: We repair the quay wall.'];
const menu = ['Ana: The night menu is new.', 'Bo: We cook the night menu.'];

test('the title of a chapter is a phrase that is repeated in it', () => {
  expect(titlesOf([quay, menu])).toEqual(['Quay wall', 'Night menu']);
});

test('a heading at the start of a chapter is its title; a later heading is not', () => {
  const headings: [number, string][] = [
    [0, 'Old walls'],
    [3, 'New food'],
  ];
  expect(titlesOf([quay, menu], headings)).toEqual(['Old walls', 'Night menu']);
});

test('an announced subject is the title, if it is announced at the start of the chapter', () => {
  const announced =
    'Ana: The next item is the harbour crane. The harbour crane and the quay wall are old.';
  expect(titlesOf([[announced, ...quay]])).toEqual(['Harbour crane']);
  const talk = `Bo: ${'We sit there. '.repeat(40)}`;
  expect(titlesOf([[talk, announced, ...quay]])).toEqual(['Quay wall']);
});

test('no phrase is the title of two chapters', () => {
  const [first, second] = titlesOf([
    [...quay, ...quay, 'Ana: The harbour crane is old, is the harbour crane.'],
    [...quay, ...quay, 'Ana: The harbour crane is old, is the harbour crane.'],
  ]);
  expect([first, second]).toEqual(['Quay wall', 'Harbour crane']);
});

test('no title is a part of another', () => {
  const long = Array(3).fill('Ana: The harbour crane cable is old.');
  const short = [...Array(3).fill('Ana: The crane cable is new.'), ...quay];
  expect(titlesOf([long, short])).toEqual(['Harbour crane cable', 'Quay wall']);
});

test('what mostly stands as a verb is no title', () => {
  const verbs = Array(3).fill('Ana: We can launch harbour cranes. They launch harbour cranes.');
  expect(titlesOf([verbs])).toEqual(['Harbour cranes']);
});

test('no announced subject is the title of two chapters', () => {
  const announced = 'Ana: The next item is the quay wall. The quay wall is old.';
  expect(titlesOf([[announced], [announced, ...menu]])).toEqual(['Quay wall', 'Night menu']);
});

test('a phrase said once is a title if its words are said elsewhere in the meeting', () => {
  const once = ['Ana: We looked at the harbour crane.'];
  const [first] = titlesOf([once, [...quay, 'Ana: The harbour is old.', 'Bo: The crane is red.']]);
  expect(first).toBe('Harbour crane');
});

test('a phrase only of this chapter is preferred to one that other chapters have too', () => {
  const both = ['Ana: The night menu and the quay wall.', 'Bo: The night menu and the quay wall.'];
  const other = Array(3).fill('Ana: The night menu is new.');
  expect(titlesOf([both, other])[0]).toBe('Quay wall');
});

test.each([
  ['what was said oftener', [...menu, ...menu, ...quay], 'Night menu'],
  [
    'what several said',
    ['Ana: The quay wall, the quay wall. The night menu.', 'Bo: The night menu.'],
    'Night menu',
  ],
  [
    'a phrase before a word',
    ['Ana: The crane, the crane, the crane, the crane.', ...quay],
    'Quay wall',
  ],
  [
    'a name before a word',
    ['Ana: The crane by LeanVM, the crane by LeanVM, the crane by LeanVM.'],
    'LeanVM',
  ],
  [
    'a rare noun where no phrase came again',
    ['Ana: The crane is old.', 'Bo: Paint the crane.', 'Ana: The crane is here.'],
    'Crane',
  ],
  [
    'no run that mostly goes on',
    ['Ana: A red crane cable, a red crane hook.', 'Bo: Some red crane cable here.'],
    'Red crane cable',
  ],
  [
    'no general word',
    [
      'Ana: The customer here, the customer there, the customer.',
      'Bo: The crane, his crane, a crane.',
    ],
    'Crane',
  ],
  [
    'no adjective or verb at the end',
    ['Ana: The gate open, the gate open, the gate open.', 'Bo: The gate.'],
    'Gate',
  ],
  [
    'a common noun before the first words of a sentence',
    ['Ana: The launch was in May, and we all saw it.', 'Bo: We liked the launch.'],
    'Launch',
  ],
  ['the first in the alphabet of equals', [...quay, ...menu], 'Night menu'],
])('the title is chosen by this rule: %s', (_, lines, title) => {
  expect(titlesOf([lines])).toEqual([title]);
});

test('names of people are not titles, whether they are present or only mentioned', () => {
  const lines = [
    'Zorka Nimbler: The Harrowell plan, the Harrowell plan. The Nimbler plan, the Nimbler plan.',
    'Bo: The Harrowell plan. The quay wall is old. The quay wall.',
  ];
  expect(titlesOf([lines], [], ['Quill Harrowell'])).toEqual(['Quay wall']);
});

test.each([
  [
    'a full name of somebody else',
    'We met Quill Harrowell, and Quill Harrowell knows the quay wall.',
  ],
  ['a place', 'We go to New York, and New York has the quay wall.'],
])('%s is no title', (_, line) => {
  expect(titlesOf([[`Ana: ${line}`, 'Bo: The quay wall is old.']])).toEqual(['Quay wall']);
});

test.each([
  ['Ana: Hello to all of you.', 'Hello to all of you.'],
  ['Ana: So.\nBo: Hello to each and all of you.', 'Hello to each and all of …'],
  ['Ana: Um, hello to all of you.', 'hello to all of you.'],
])('if no phrase is repeated, the longest sentence gives the title: %s', (script, title) => {
  expect(titlesOf([script.split('\n')])).toEqual([title]);
});
