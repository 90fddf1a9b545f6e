import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';
import { readTranscript } from './read-transcript.ts';

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

test('nicks in bold angle brackets speak', () => {
  const said = ['ana', 'i\\_a', 'bo', 'ana'].map(
    (nick) => `**\\<${nick}\\>** The crane is late.  `,
  );
  expect(namesIn(`# Logs\n\n${said.join('\n')}`)).toEqual(['ana', 'i_a', 'bo']);
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
  ['# Transcript - Plan of the port', 'Plan of the port'],
  ['**Meeting:** Plan of the port', 'Plan of the port'],
  ['Plan of the port — 2025-09-10 (20 min)', 'Plan of the port'],
  [
    '====\nMicrosoft Teams - Meeting Transcript\n====\nMeeting:   Plan of the port',
    'Plan of the port',
  ],
])('the title of %s', (line, title) => {
  const text = `${line}\nDate: 10-Sep-2025\n\nAna: We begin.\nBo: Good.\nAna: So.\nBo: Yes.`;
  expect(analysed(text).title).toBe(title);
});

test('no other date stands for one that can be read in two ways', () => {
  const text =
    'Port\n\nDate: 9/5/2025\n\nMoved to 27 September 2022\n\nAna: So.\nBo: Yes.\nAna: Good.\nBo: Yes.';
  expect(analysed(text).date).toBeNull();
});

const linesOf = (text: string) =>
  readTranscript({ text, fileName: 'meeting.md' }).cues.map(
    ({ start, speaker, text: said }) => `${start} ${speaker}: ${said}`,
  );

test('a bold head of day, time and name is read above the words', () => {
  const text = `# Chat

**15.03.2024 09:15 - Ana Berg (Lead):**
"The crane is late."

**15.03.2024 09:17 - Bo Lind (Port):**
"How late is it?"

**15.03.2024 09:22 - Ana Berg (Lead):**
"Two weeks."
`;
  expect(linesOf(text)).toEqual([
    '0 Ana Berg (Lead): The crane is late.',
    '120 Bo Lind (Port): How late is it?',
    '420 Ana Berg (Lead): Two weeks.',
  ]);
});

test.each([
  ['a month in letters', 'NAME, [Mar 25, 2026 at 10:3§]\nWORDS\n\n'],
  ['a weekday and a month', 'NAME (Wed, 25 March 2026, 10:3§)\nWORDS\n\n'],
  ['a bracket around name and time', '[NAME @ 3/25/2026, 10:3§:00 AM]: WORDS\n'],
])('%s is read as the time of a line', (_, form) => {
  const lines = ['Ana', 'Bo', 'Ana'].map((name, i) =>
    form.replace('NAME', name).replace('§', String(i)).replace('WORDS', `This is line ${i}.`),
  );
  expect(linesOf(lines.join(''))).toEqual([
    '0 Ana: This is line 0.',
    '60 Bo: This is line 1.',
    '120 Ana: This is line 2.',
  ]);
});

test('a log of chat with tabs is read, what the server says is left out', () => {
  const text = `2026-03-25 10:29:58\t⚡\tChannel #gate: 3 nicks
2026-03-25 10:30:00\tana\tShall we begin: yes?
2026-03-25 10:31:00\tbo\tYes.
2026-03-25 10:31:30\t▷\tcy has joined
2026-03-25 10:32:00\tana\tFine.
`;
  expect(linesOf(text)).toEqual(['0 ana: Shall we begin: yes?', '60 bo: Yes.', '120 ana: Fine.']);
});

test('fields in bold above a log of day and time are no speakers', () => {
  const text = `**Date:** 2026-03-25 00:00:00 UTC
**Synced:** 2026-04-01 09:31:28

**2026-03-25 10:30:00 Ana:** Shall we begin?
**2026-03-25 10:31:00 Bo:** Yes.
`;
  expect(linesOf(text)).toEqual(['0 Ana: Shall we begin?', '60 Bo: Yes.']);
});

test('a heading of name, day and time stands above the words, fields with a time are none', () => {
  const text = `# Team call

**Date:** 2026-03-25 00:00:00 UTC
**Synced:** 2026-04-01 09:31:28

### Guest (2026-03-25T10:30:00.014Z)

Shall we begin?

### You (2026-03-25T10:30:02.014Z)

Yes.
`;
  expect(linesOf(text)).toEqual(['0 Guest: Shall we begin?', '2 You: Yes.']);
});

const scribed = `# Gate group, 25 March 2026

## Agenda
 * [ana] The gate
 * [bo] The crane

## Attendees
 1. Ana Ruiz (Harbour)
 2. Bo Lind (Port)

## Notes

The gate

 * [ana] The gate comes first.
   * It needs a lamp.
 * [bo] Who pays for it?
 * [optional](https://example.org/gate) The drawing
 * [ana] The harbour does.
 * [bo] Good.
`;

test('minutes whose list items begin with a name in brackets are read, but for the agenda', () => {
  expect(linesOf(scribed)).toEqual([
    'null ana: The gate comes first.',
    'null ana: It needs a lamp.',
    'null bo: Who pays for it?',
    'null ana: The harbour does.',
    'null bo: Good.',
  ]);
});

test('a list of tasks with tags is no talk', () => {
  const text = ['gate', 'crane', 'lamp', 'quay', 'rope', 'boat', 'buoy']
    .map((tag) => `- [${tag}] See to it`)
    .join('\n');
  expect(() => linesOf(`# Tasks\n\n${text}`)).toThrow(/reads like minutes or a document/);
});

test('bold headings over lists below the talk are no speakers', () => {
  const talk = [1, 2, 3]
    .map(
      (n) => `**Ana:** The crane is late by ${n} weeks.\n\n**Bo:** I know, and I told the port.\n`,
    )
    .join('\n');
  const text = `${talk}
---

**Call Notes:**
- Spoke of the crane and of the port.

**Action Items:**
1. **Crane:** Bo to ask the port for a day.

**Next Steps:**
- Move the crane.
`;
  expect(namesIn(text)).toEqual(['Ana', 'Bo']);
});

test('a linked time is a time', () => {
  const text = `**Ana** [[00:00:00](https://video.example/watch?v=_a-1&t=0)]
The crane is late.

**Bo** [[00:00:41](https://video.example/watch?v=_a-1&t=41)]
How late is it?

**Ana** [[00:01:02](https://video.example/watch?v=_a-1&t=62)]
Two weeks.
`;
  expect(linesOf(text)).toEqual([
    '0 Ana: The crane is late.',
    '41 Bo: How late is it?',
    '62 Ana: Two weeks.',
  ]);
});

test('a time of day alone on a line is the time of the line below', () => {
  const text = `5:05:27PM
ANA BERG: CALL THE BOARD TO ORDER.

5:05:31PM
BO LIND: HERE.

5:05:33PM
ANA BERG: WE HAVE A QUORUM.
`;
  expect(linesOf(text)).toEqual([
    '0 ANA BERG: CALL THE BOARD TO ORDER.',
    '4 BO LIND: HERE.',
    '6 ANA BERG: WE HAVE A QUORUM.',
  ]);
});

test('a table of names and words without a head is read', () => {
  const text = `PERSON A,So here we go.
PERSON A,"And it's been a month, since we had the last one."
PERSON B,Some errands that he has to run.
PERSON B,"Alright, let me begin with the list."
PERSON A,Yes I can see it now.
PERSON B,"OK, good, then we look at the first one."
PERSON A,I would like to see the third.
`;
  expect(namesIn(text)).toEqual(['PERSON A', 'PERSON B']);
  expect(linesOf(text)[1]).toBe("null PERSON A: And it's been a month, since we had the last one.");
});

test.each(['<hr>', 'WEBVTT', "meeting = '''", '## Meeting Agenda', 'Monday, June 10, 2024'])(
  '%s is no title',
  (line) => {
    const text = `${line}\n\nAna: The crane is late.\nBo: How late is it?\nAna: Two weeks.\nBo: I see.`;
    expect(readTranscript({ text, fileName: 'meeting.md' }).title).toBeNull();
  },
);
