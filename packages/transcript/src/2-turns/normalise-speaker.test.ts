import { expect, test } from 'vitest';
import { normaliseSpeaker, speakerKey } from './normalise-speaker.ts';

test.each([
  ['Ana Ruiz', ['ana', 'ruiz']],
  ['RUIZ, Ana', ['ana', 'ruiz']],
  ['Löfgren, Åsa [External]', ['asa', 'lofgren']],
  ['Dr. Łukasz Ødegård (Guest)', ['lukasz', 'odegard']],
  ['Ana Ruiz | Harbour', ['ana', 'ruiz']],
  ['Martin Luther King, Jr.', ['martin', 'luther', 'king']],
  ['ana.ruiz', ['ana', 'ruiz']],
  ['Ana Ruiz2', ['ana', 'ruiz']],
  ['ana.ruiz-07', ['ana', 'ruiz']],
  ['Ana 2 (3)', ['ana']],
  ['R2 Dennis', ['r2', 'dennis']],
  ['Dennis, R2', ['r2', 'dennis']],
  ['12', []],
  ['Anne-Marie O’Neill', ['anne-marie', "o'neill"]],
])('the label %j is compared by the words %j', (label, words) => {
  expect(normaliseSpeaker(label).words).toEqual(words);
});

test('a mail address is not shown', () => {
  expect(normaliseSpeaker('Ana Ruiz (Ana.Ruiz@example.org)')).toEqual({
    shown: 'Ana Ruiz',
    email: 'ana.ruiz@example.org',
    words: ['ana', 'ruiz'],
  });
  expect(normaliseSpeaker('ana@example.org').shown).toBe('ana@example.org');
});

test('differences in white space and in the encoding of accents give the same key', () => {
  expect(speakerKey(' Zoe\u0308 \t Kim ')).toBe('Zoë Kim');
});
