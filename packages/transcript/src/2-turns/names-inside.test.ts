import { expect, test } from 'vitest';
import { analyseTranscript } from '../analyse-transcript.ts';

const warningsOf = (text: string) =>
  analyseTranscript({ text, fileName: 'meeting.txt', directory: [] }).warnings;
const missed = 'We begin. Maria Vo: I see it too. Speaker 3: Yes. MR. STONE: So do I. ';

test('many names with a colon inside turns give a warning', () => {
  expect(warningsOf(`Ana: ${missed.repeat(2)}\nBo: Good.\nAna: So.\n`)).toEqual([
    'names-inside-turns',
  ]);
});

test('a few names, or a colon after other words, give no warning', () => {
  expect(warningsOf(`Ana: ${missed}\nBo: Good.\nAna: So.\n`)).toEqual([]);
  const plain = 'We say it again. The point: it is late. So we ask: why? ';
  expect(warningsOf(`Ana: ${plain.repeat(5)}\nBo: Good.\nAna: So.\n`)).toEqual([]);
});

test('a duration without times is estimated, and the summary says so', () => {
  const words = 'we talk about the harbour and the ships '.repeat(30);
  const analysed = (text: string) => analyseTranscript({ text, fileName: 'm.txt', directory: [] });
  const plain = analysed(`Ana: ${words}\nBo: Good.\nAna: So.\n`);
  expect(plain.durationIsEstimated).toBe(true);
  expect(plain.summary).toContain('spoke for about 2 minutes');
  const timed = analysed(`[00:00:00] Ana: ${words}\n[00:02:00] Bo: Good.\n[00:02:04] Ana: So.\n`);
  expect(timed.durationIsEstimated).toBe(false);
  expect(timed.summary).toContain('spoke for 2 minutes');
});

test('initials are replaced by the name in the list, and are one speaker with it', () => {
  const text =
    'Attendees\n\n- Ana Ruiz\n- Bo Lind\n\nAR: We begin.\n\nBL: Good.\n\nAna Ruiz: So.\n\nBL: Yes.\n\nAR: Right.\n';
  const { participants } = analyseTranscript({ text, fileName: 'm.txt', directory: [] });
  expect(participants).toMatchObject([
    { name: 'Ana Ruiz', label: 'Ana Ruiz', joined: [{ label: 'AR' }], turns: 3 },
    { name: 'Bo Lind', label: 'BL', joined: [], turns: 2 },
  ]);
});
