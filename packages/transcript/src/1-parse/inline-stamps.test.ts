import fc from 'fast-check';
import { expect, test } from 'vitest';
import { read, said } from './testing/said.ts';

test('a time in the middle of a line is no word, and tells when the turn goes on', () => {
  const text = [
    'Ana Ruiz [32:10] : Shall we start? And the',
    'rate [32:17] : is too high.',
    'Bo Lind [32:57] : Yes, please.',
    'Ana Ruiz [33:17] : It is over.',
    'Bo Lind [34:17] : Fine.',
  ].join('\n');
  expect(said(text).slice(0, 2)).toEqual([
    ['Ana Ruiz', 1930, 'Shall we start? And the rate is too high.'],
    ['Bo Lind', 1977, 'Yes, please.'],
  ]);
  expect(read(text).cues.map(({ start }) => start)).toEqual([1930, 1937, 1977, 1997, 2057]);
});

test('in a file without other times it orders the turns', () => {
  const text =
    'Ana: The rate [32:17] : is high, and it [32:40] grows [32:50].\nBo: Yes.\nAna: So [33:02] it is.\nBo: Fine.\n';
  expect(said(text)).toEqual([
    ['Ana', 1937, 'The rate is high, and it grows.'],
    ['Bo', null, 'Yes.'],
    ['Ana', 1982, 'So it is.'],
    ['Bo', null, 'Fine.'],
  ]);
});

test.each([
  'Ana: We saw [12:30], [01:10] and [44:00].\nBo: Yes.\nAna: So.\nBo: Fine.\n',
  'Ana: It is said at [12:30] of the film.\nBo: Yes.\nAna: So.\nBo: Fine.\n',
  '[00:01] Ana: It is at [12:30], then [12:40].\n[00:09] Bo: Yes.\n[00:12] Ana: So.\n',
])('times that are no times of the talk stay words: %j', (text) => {
  expect(said(text)[0]?.[2]).toContain('[12:30]');
});

test('whatever times stand in the words, the words are those without them', () => {
  const word = fc.constantFrom('we', 'ship', 'the', 'plan.', 'So,', 'yes', '(and)', '[it]');
  const line = fc.array(fc.tuple(word, fc.boolean()), { minLength: 3, maxLength: 12 });
  fc.assert(
    fc.property(fc.array(line, { minLength: 2, maxLength: 6 }), (lines) => {
      let minute = 0;
      const written = lines.map((words) =>
        words
          .map(([text, isStamped], at) =>
            isStamped && at > 0 ? `[${++minute}:00] : ${text}` : text,
          )
          .join(' '),
      );
      const texts = lines.map((words) => words.map(([text]) => text).join(' '));
      const name = (at: number) => (at % 2 ? 'Bo' : 'Ana');
      const talk = [...written, 'Well.', 'Well.', 'Well.'];
      const found = said(talk.map((text, at) => `${name(at)}: ${text}`).join('\n'));
      expect(found.slice(0, texts.length).map(([, , text]) => text)).toEqual(texts);
    }),
  );
});
