import { expect, test } from 'vitest';
import { dateDoubt } from './date.ts';

type File = { date: string | null; top: string; fileName: string; layout?: string };

const doubtOf = ({ date, top, fileName, layout = 'name-colon' }: File) =>
  dateDoubt({ date, layout }, { text: `Product council\n${top}\n\nAna: We begin.\n`, fileName });

test.each<File & { likelyDate: string; because: string[] }>([
  {
    date: '2025-11-12',
    top: 'Date: 12 November 2025',
    fileName: '2026-11-12 council.vtt',
    likelyDate: '2026-11-12',
    because: ['file-name'],
  },
  {
    date: '2025-11-12',
    top: 'Thursday, 12 November 2025',
    fileName: '2026-11-12.txt',
    likelyDate: '2026-11-12',
    because: ['file-name', 'weekday'],
  },
  {
    date: '2025-11-12',
    top: 'Donnerstag, den 12. November 2025',
    fileName: 'rat.txt',
    likelyDate: '2025-11-13',
    because: ['weekday'],
  },
  {
    date: '2026-11-12',
    top: '12 November 2026 (Friday)',
    fileName: 'council.txt',
    likelyDate: '2026-11-13',
    because: ['weekday'],
  },
])('$top in $fileName is doubted', ({ likelyDate, because, ...file }) => {
  expect(doubtOf(file)).toEqual({
    kind: 'date',
    date: file.date,
    line: file.top,
    likelyDate,
    because,
  });
});

test('a weekday in the name of the file that is not that of its date is doubted', () => {
  const fileName = 'Council Thursday 2025-11-12.txt';
  expect(doubtOf({ date: '2025-11-12', top: 'Ana: Hello.', fileName })).toMatchObject({
    line: null,
    likelyDate: '2025-11-13',
    because: ['weekday'],
  });
});

test.each<File>([
  { date: null, top: 'Agenda', fileName: 'council.txt' },
  { date: '2026-11-12', top: 'Thursday, 12 November 2026', fileName: 'council.txt' },
  { date: '2026-11-12', top: '12 November 2026', fileName: '2026-11-12 council.txt' },
  // The day in another time zone.
  { date: '2026-11-12', top: '12 November 2026', fileName: 'GMT20261113-010420.txt' },
  // The day of the export.
  { date: '2026-11-12', top: 'Thursday, 12 November 2026', fileName: '2026-11-20 council.txt' },
  {
    date: '2026-11-12',
    top: '[12.11.2026, 10:00] Ana',
    fileName: 'chat 2026-12-01.txt',
    layout: 'dated-chat',
  },
  // A slip of the weekday, where text and name of the file agree.
  { date: '2026-11-12', top: 'Friday, 12 November 2026', fileName: '2026-11-12.txt' },
])('$top in $fileName is not doubted', (file) => {
  expect(doubtOf(file)).toBeNull();
});
