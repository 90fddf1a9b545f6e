import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanQuote } from './clean-quote.ts';

test.each([
  ['um, so we, uh, ship it on Monday.', '… so we, uh, ship it on Monday.'],
  ['Uh and, um, the lift is out again.', '… the lift is out again.'],
  ['And I I think think it works.', 'And I I think think it works.'],
  ['Yeah, so the plan is clear.', '… so the plan is clear.'],
  ['Okay. Well, the plan is clear.', '… the plan is clear.'],
  ['The umbrella project has no budget.', 'The umbrella project has no budget.'],
  ['So far it works.', 'So far it works.'],
  ['Right now it works.', 'Right now it works.'],
  ['No problem at all.', 'No problem at all.'],
  ['ER nurses work nights, and the ER is full.', 'ER nurses work nights, and the ER is full.'],
  ['Er kommt um acht.', 'Er kommt um acht.'],
  ['Um and then we leave.', '… and then we leave.'],
  ['Um , so the plan is clear .', '… so the plan is clear .'],
  ['Um so mehr Zeit brauchen wir.', 'Um so mehr Zeit brauchen wir.'],
  ['Um dia ela volta.', 'Um dia ela volta.'],
  ['- we begin', 'we begin'],
  ['[07:48] In the end it works.', 'In the end it works.'],
  ['[1:07:48] Yeah, so it works.', '… so it works.'],
  ['Um,', 'Um,'],
  ['Um, …', 'Um, …'],
])('%s is quoted as %s', (said, quote) => {
  expect(cleanQuote(said)).toBe(quote);
});

test.each([
  ['we moved the backup and then', '… we moved the backup and then …'],
  ['it is done. we moved the backup and', '… it is done. we moved the backup and …'],
  ['and then we moved the backup.', '… and then we moved the backup.'],
  ['she said "we moved the backup."', '… she said "we moved the backup."'],
])(
  'text without full stops is marked with … where it does not begin or end with a sentence: %s',
  (said, quote) => {
    expect(cleanQuote(said, false)).toBe(quote);
  },
);

test('a quotation is cut only at its start, and the cut is marked', () => {
  const word = fc.constantFrom(
    'um',
    'Um,',
    'er',
    'ER',
    'so',
    'Yeah,',
    'well',
    'the',
    'backup',
    '-',
    'uh…',
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), (words) => {
      const said = words.join(' ');
      const shown = cleanQuote(said);
      const kept = shown.replace(/^… /, '');
      expect(said.trimEnd().endsWith(kept)).toBe(true);
      const dropped = said.slice(0, said.trimEnd().length - kept.length);
      if (/\p{L}/u.test(dropped)) expect(shown.startsWith('… ')).toBe(true);
    }),
  );
});
