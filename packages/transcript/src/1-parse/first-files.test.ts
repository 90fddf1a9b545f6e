import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';

const analysed = (text: string) =>
  analyseTranscript({ text, fileName: 'meeting.txt', directory: [] });
const namesIn = (text: string) => analysed(text).participants.map(({ name }) => name);

test('names alone on a line are read beside a list of what is required', () => {
  const text = `Status of the port

Chief Engineer:
The port wants the crane by May.

Ana:
I will prepare the plan of the move by Monday.

Crew Lead:
The test of the crane is late, since some parts are missing.

Chief Engineer:
A delay of the test moves the crane.

Action Required:
- Ana to submit the plan.
- Crew team to finish the test.
`;
  expect(namesIn(text)).toEqual(['Chief Engineer', 'Ana', 'Crew Lead']);
  expect(analysed(text).actionItems.map(({ owner, text: task }) => `${owner}: ${task}`)).toContain(
    'Ana: Ana to submit the plan.',
  );
});

test('names that speak once are read beside lines with a label of minutes', () => {
  const text = `Alice: We deliver the plan by 2026-12-01.
Action: Ron will prepare the list of keys.
Bob: Please look at the budget.
Carol: The mill is closed on Monday.
David: Then we meet on Tuesday.`;
  expect(namesIn(text)).toEqual(['Alice', 'Bob', 'Carol', 'David']);
});

test('signs and brackets around a name are not part of it', () => {
  expect(namesIn('👤 [Rahim]: Good morning.\n🖥 [System]: Hello.\n👤 [Rahim]: So.')).toEqual([
    'Rahim',
    'System',
  ]);
});

test.each([
  ['Meeting Title: Plan of the port', 'Plan of the port'],
  ['Meeting: Plan of the port', 'Plan of the port'],
  ['Meeting Transcript — Plan of the port', 'Plan of the port'],
])('the title of %s', (line, title) => {
  const text = `${line}\nDate: 10-Sep-2025\n\nAna: We begin.\nBo: Good.\nAna: So.\nBo: Yes.`;
  expect(analysed(text).title).toBe(title);
});
