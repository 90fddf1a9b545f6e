import { expect, test } from 'vitest';
import { analyseTranscript } from '../../analyse-transcript.ts';
import { checkQuotations } from '../../testing/check-quotations.ts';

const talk = `Kim Oh: Good morning.

Ana Berg: Hello.

Bo Lund: Hello to you.

Kim Oh: Shall we look at where the new warehouse could go?

Ana Berg: The north site is nearer to the harbour, and it is what we have money for.

Bo Lund: I would like to know more about the south site, it is cheaper to rent.
`;

const analysed = (notes: string) =>
  analyseTranscript({ text: `${talk}\n${notes}\n`, fileName: 'minutes.txt', directory: [] });

test.each([
  ['Action: Ana to send the list by Friday', 'Ana Berg', 'Ana to send the list by Friday'],
  ['Action: Ana and Bo to call the bank', 'Ana Berg, Bo Lund', 'Ana and Bo to call the bank'],
  ['AI (Kim): update the wiki page', 'Kim Oh', 'update the wiki page'],
  ['Action item for Bo: update the wiki page', 'Bo Lund', 'update the wiki page'],
  ['- [ ] @bo update the wiki page', 'Bo Lund', '@bo update the wiki page'],
  ['- [ ] @fred update the wiki page', '@fred', '@fred update the wiki page'],
  ['## Action items\n- PM (Ana): add a page', 'Ana Berg', 'PM (Ana): add a page'],
  ['## Action items\n- Update the wiki page (Bo)', 'Bo Lund', 'Update the wiki page (Bo)'],
  ['## Conclusion\n- KO to write to the bank', 'Kim Oh', 'KO to write to the bank'],
  ['TODO: buy coffee; clean the kitchen', null, 'buy coffee; clean the kitchen'],
])('a written task has its words and the named owner: %s', (notes, owner, text) => {
  expect(analysed(notes).actionItems).toMatchObject([{ owner, text, quote: text, before: null }]);
});

test('several tasks in one line are split if each names an owner', () => {
  expect(
    analysed('Actions: Ana to call the bank; Bo: clean the kitchen').actionItems,
  ).toMatchObject([
    { owner: 'Ana Berg', text: 'Ana to call the bank' },
    { owner: 'Bo Lund', text: 'Bo: clean the kitchen' },
  ]);
});

test.each([
  [
    'a task without an owner among several',
    'Actions: Ana to call the bank; clean the kitchen',
    ['Ana to call the bank; clean the kitchen'],
  ],
  [
    'blanks and marks around',
    'Actions:  Ana to call the bank ;  Bo: clean the kitchen;',
    ['Ana to call the bank', 'Bo: clean the kitchen'],
  ],
  [
    'a task of two sentences',
    'Action: Ana to call the bank. It is late.',
    ['Ana to call the bank. It is late.'],
  ],
])('%s', (_, notes, texts) => {
  expect(analysed(notes).actionItems.map(({ text }) => text)).toEqual(texts);
});

test('conclusions and open questions have no speaker and keep their position', () => {
  const notes = '## Conclusion\n\n* North site it is\n\n## Open questions\n\n* Who pays for it?';
  const result = analysed(notes);
  expect(result.decisions).toContainEqual({
    text: 'North site it is',
    quote: 'North site it is',
    turn: 6,
    speaker: null,
    sure: true,
  });
  expect(result.openQuestions).toMatchObject([
    { text: 'Who pays for it?', turn: 7, speaker: null },
  ]);
  expect(result.turns[6]).toMatchObject({ speaker: null, written: 'decision' });
  expect(checkQuotations(result).altered).toEqual([]);
});

test('minutes do not change the spoken outcomes', () => {
  const plain = analysed('');
  const noted = analysed('Action: Ana to send the list to all by Friday');
  expect(noted.participants).toEqual(plain.participants);
  expect(noted.durationSeconds).toBe(plain.durationSeconds);
  expect(noted.graph).toEqual(plain.graph);
});
