import { expect, test } from 'vitest';
import { readCueText } from './cue-text.ts';

test.each([
  ['plain', 'plain'],
  ['<c.red>bold</c> <i>words</i>', 'bold words'],
  ['salt &amp; vinegar &lt;3 &#8230; &#x20AC;', 'salt & vinegar <3 … €'],
  ['caf&eacute; &copy 2020 &unknown; &', 'café © 2020 &unknown; &'],
  ['one<00:00:01.000><c> two</c>', 'one two'],
  ['{\\an8}{\\c&HFFF000&}at {\\c&HCC55FF&}the top {x}', 'at the top {x}'],
  ['if a < b we stop', 'if a < b we stop'],
  ['cut off <v Na', 'cut off '],
  ['&#0;&#xD800;', '\ufffd\ufffd'],
])('%j reads as %j', (source, text) => {
  expect(readCueText(source).text).toBe(text);
});

test.each([
  ['<v Ana Ruiz>Hi</v>', [{ voice: 'Ana Ruiz', text: 'Hi' }]],
  ['<v.loud.first Ana>Hi', [{ voice: 'Ana', text: 'Hi' }]],
  ['<v R&amp;D Team>Hi', [{ voice: 'R&D Team', text: 'Hi' }]],
  [
    'Hm. <v A>Yes</v> <v B>No</v>',
    [
      { voice: null, text: 'Hm. ' },
      { voice: 'A', text: 'Yes' },
      { voice: null, text: ' ' },
      { voice: 'B', text: 'No' },
    ],
  ],
  ['<video>no voice', []],
])('voices of %j', (source, voices) => {
  expect(readCueText(source).voices).toEqual(voices);
});

test('words with their own times are recognised', () => {
  expect(readCueText('a<00:00:01.000> b').wordTimes).toBe(true);
  expect(readCueText('<i>a</i>').wordTimes).toBe(false);
});
