import { expect, test } from 'vitest';
import { read } from './testing/said.ts';
import { countWords } from './word-count.ts';

const talk =
  'Ana Berg: Good morning.\n\nBo Lund: Hello.\n\nAna Berg: Let us begin.\n\nBo Lund: They break.\n';

const writtenIn = (text: string) =>
  read(text).cues.flatMap(({ written, text }) => (written ? [[written, text]] : []));

test.each([
  ['Action: Ana to send the list', 'action'],
  ['Action 2: Ana to send the list', 'action'],
  ['AI (Kim): send the list', 'action'],
  ['AI: Ana to send the list', 'action'],
  ['TODO: send the list', 'action'],
  ['Next steps: send the list', 'action'],
  ['**Decision 3:** We keep the scanners', 'decision'],
  ['Resolved: that the scanners are kept', 'decision'],
  ['Conclusion: we keep the scanners', 'decision'],
  ['[ACTION] Ana to send the list', 'action'],
  ['#agreed We keep the scanners', 'decision'],
  ['Open question: who pays for them?', 'question'],
] as const)('a labelled line between two turns has the kind of its label: %s', (line, kind) => {
  const { cues } = read(`${talk}\n${line}\n\nAna Berg: And now the rest.\n`);
  expect(cues.map(({ speaker, text, written }) => [speaker, text, written])).toEqual([
    ['Ana Berg', 'Good morning.', undefined],
    ['Bo Lund', 'Hello.', undefined],
    ['Ana Berg', 'Let us begin.', undefined],
    ['Bo Lund', 'They break.', undefined],
    [null, line.replaceAll('**', ''), kind],
    ['Ana Berg', 'And now the rest.', undefined],
  ]);
});

test.each([
  ['### Conclusion\n\n* We keep the scanners\n* [slides](https://a.example)\n* Agreed'],
  ['**Decisions**\n\n1. We keep the scanners\n\nSome words about the next part of it.'],
  ['## Conclusion/Decision\n\nWe keep the scanners\n\nSome words about the next part of it.'],
  ['### Conclusion/Resolution\n\n* We keep the scanners'],
  ['### Decisions and next steps\n\n* We keep the scanners'],
  ['**Summary of decisions**\n\n* We keep the scanners'],
  ['Decisions:\n- We keep the scanners\n- None of these\n\nSome words'],
])('lines below a heading have its kind: %s', (notes) => {
  expect(writtenIn(`${talk}\n## Scanners\n\n${notes}\n`)).toEqual([
    ['decision', 'We keep the scanners'],
  ]);
});

test('only unticked boxes are tasks', () => {
  const list = '## Notes\n\n- [ ] @bo update the docs\n- [x] Ana to open the account';
  expect(writtenIn(`${talk}\n${list}\n`)).toEqual([['action', '@bo update the docs']]);
});

test("Fathom's tasks are read without their link, and the words continue below", () => {
  const talk = '0:01 - Ana Ruiz\n  That went well.\n\n0:09 - Bo Lind\n  It did.\n';
  const note = '  ACTION ITEM: Send the draft to Bo - WATCH: https://fathom.example/2\n';
  expect(read(`${talk}${note}  And more.\n`).cues.map(({ text }) => text)).toEqual([
    'That went well.',
    'It did.',
    'ACTION ITEM: Send the draft to Bo',
    'And more.',
  ]);
});

test('outcomes are read above the talk too, with the time of the preceding words', () => {
  const notes = '## Action items\n\n- Bo to call the bank\n\n';
  const lines = '[00:00:05] Ana Berg: Hello.\n\n[00:01:10] Bo Lund: Hi there.\n';
  const { cues } = read(`${notes}## Talk\n\n${lines}\nAction: Ana to send the list\n`);
  expect(cues.map(({ start, written }) => [start, written])).toEqual([
    [null, 'action'],
    [5, undefined],
    [70, undefined],
    [70, 'action'],
  ]);
});

test.each([
  ['what somebody says', 'Ana Berg: Action: Bo sends the list to the bank.'],
  ['a list that somebody leads to', 'Ana Berg: This is left:\n- Action: Bo sends the list'],
  ['a sentence that was wrapped', 'Ana Berg: In the end we have\nagreed - as ever - to wait.'],
  ['an assistant called AI', 'AI: Hello, how can I help you?\n\nAI: That is a good question.'],
  ['other notes', '## Summary\n\n- The scanners break every week'],
  ['a section that is over', '## Conclusion\n\n## Links\n\n- This is the list of links'],
  ['that there is nothing', '## Conclusion\n\n* No major decisions were made'],
])('%s has no written outcomes', (_, lines) => {
  expect(writtenIn(`${talk}\n${lines}\n`)).toEqual([]);
});

test('each word is in a cue or counted as left out', () => {
  const text = `${talk}\n### Conclusion\n\n* We keep the scanners\n\nAction: **Ana** to call\n`;
  const { cues, leftOut } = read(text);
  const said = cues.reduce((sum, cue) => sum + countWords(cue.text), 0);
  expect(leftOut).toEqual({ apart: 2 });
  expect(said + 2).toBe(countWords(text) - 9);
});
