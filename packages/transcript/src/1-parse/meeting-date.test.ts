import { describe, expect, test } from 'vitest';
import { readTranscript } from './read-transcript.ts';

const talkOfTwo =
  'Ana Ruiz: Good morning, let us begin with the plan.\nBen Cole: Hello Ana, I have the numbers here.\n'.repeat(
    4,
  );

const read = (heading: string, talk = talkOfTwo) =>
  readTranscript({ text: `${heading}\n\n${talk}`, fileName: 'talk.txt' });

describe('a zone that the file states', () => {
  test.each([
    ['Weekly review\nDate: 5 March 2026\nTime: 16:00 UTC', '16:00', 'UTC'],
    ['Weekly review\nDate: 5 March 2026\nStart time: 10:00 CET', '10:00', 'Europe/Paris'],
    ['Weekly review\n5 March 2026\n16:00 – 17:00 UTC', '16:00', 'UTC'],
    ['Weekly review\nDatum: 5. März 2026\nUhrzeit: 10 Uhr MEZ', '10:00', 'Europe/Paris'],
    ['Weekly review, 9am PT\nMarch 5, 2026', '09:00', 'America/Los_Angeles'],
    ['Weekly review\n5 March 2026, 16:00\nTime zone: Europe/Berlin', '16:00', 'Europe/Berlin'],
    ['Weekly review\n5 March 2026 16:00\nAll times are in UTC.', '16:00', 'UTC'],
    ['Weekly review\nDate: 5 March 2026\nTime: 16:00', '16:00', null],
    ['Weekly review\n5 March 2026\nNext meeting: 9am PT', null, null],
    ['Weekly review\n5 March 2026\nTime zone: UTC', null, null],
  ])('%j', (heading, startTime, zone) => {
    expect(read(heading)).toMatchObject({ date: '2026-03-05', startTime, zone });
  });

  const talkAtTen = '[10:02:11] Ana Ruiz: Good morning.\n[10:02:15] Ben Cole: Hello Ana.\n';

  test('is that of the lines’ own clock', () => {
    expect(read('Weekly review\n5 March 2026, 10:00 CET', talkAtTen)).toMatchObject({
      startTime: '10:02',
      zone: 'Europe/Paris',
    });
  });

  test('is not that of the lines’ own clock if they are hours apart', () => {
    expect(read('Weekly review\n2026-03-05 15:02 UTC', talkAtTen)).toMatchObject({
      startTime: '10:02',
      zone: null,
    });
  });
});

describe('a file name and a line that disagree on the day', () => {
  const dateOf = (heading: string, fileName: string) =>
    readTranscript({ text: `${heading}\n\n${talkOfTwo}`, fileName }).date;

  test.each([
    ['Wednesday, 12 March 2024', 'review-2025-03-12.txt', '2025-03-12'],
    ['Mittwoch, 12. März 2024', 'review-2025-03-12.txt', '2025-03-12'],
    ['mercredi 12 mars 2024', 'review-2025-03-12.txt', '2025-03-12'],
    ['12 March 2024', 'Wed 2025-03-12.txt', '2025-03-12'],
    ['Tuesday, 12 March 2024', 'review-2025-03-12.txt', '2024-03-12'],
    ['12 March 2024', 'review-2025-03-12.txt', '2024-03-12'],
    ['Friday, 12 March 2024', 'review-2025-03-12.txt', '2024-03-12'],
    ['Weekly review', 'review-2025-03-12.txt', '2025-03-12'],
  ])('%j in %j is %s, by the stated weekday', (heading, fileName, date) => {
    expect(dateOf(heading, fileName)).toBe(date);
  });
});

test.each([
  ['TRANSCRIPT – Zoom Call: Budget review', 'Budget review'],
  ['Microsoft Teams Meeting - Budget review', 'Budget review'],
  ['Weekly Equipo 01- –', 'Weekly Equipo'],
  ['Sprint 12 – 2026-03-05', 'Sprint 12'],
  ['Sprint 12', 'Sprint 12'],
])('the title of %j is %j', (heading, title) => {
  expect(read(heading).title).toBe(title);
});
