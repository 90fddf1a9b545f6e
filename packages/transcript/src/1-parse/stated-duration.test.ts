import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { read } from './testing/said.ts';

const talk = '\n\nAna: We begin.\nBo: Good.\nAna: So.\nBo: Yes.\n';
const above = (lines: string) => read(`Harbour plan\n${lines}${talk}`);

describe('a file without times lasts as long as it says', () => {
  test.each([
    ['09:00 to 09:32', '09:00', 32],
    ['25.03.2026, 9.00–9.45 Uhr', '09:00', 45],
    ['25.03.2026 von 9 bis 10 Uhr', '09:00', 60],
    ['25 mars 2026, 14h00 à 15h30', '14:00', 90],
    ['25 mars 2026, de 14h à 15h30', '14:00', 90],
    ['March 25, 2026, 11:30-1pm PT', '11:30', 90],
    ['Time: 9:00 AM - 10:15 AM', '09:00', 75],
    ['Uhrzeit: 9:00 – 10:15', '09:00', 75],
    ['Hora: 10:00 a 11:30', '10:00', 90],
    ['Orario: dalle 10:00 alle 11:30', '10:00', 90],
    ['Tijd: 10.00 tot 11.30 uur', '10:00', 90],
    ['Time: 23:30 - 00:15', '23:30', 45],
    ['Start: 10:00\nEnd: 10:45', '10:00', 45],
    ['Beginn: 9.00 Uhr\nEnde: 9.45 Uhr', '09:00', 45],
    ['Duration: 32 minutes', null, 32],
    ['**Duration:** 1 hour 5 minutes', null, 65],
    ['Duration: 1.5 hours', null, 90],
    ['Length: 00:44:30', null, 44.5],
    ['Duration: 44:30', null, 44.5],
    ['Duration: 1:05 h', null, 65],
    ['27m 42s', null, 27.7],
    ['Dauer: 1 Std. 5 Min.', null, 65],
    ['Dauer: ca. 45 Min.', null, 45],
    ['Durée : 1h30', null, 90],
    ['Duração: 1 hora e 20 minutos', null, 80],
  ])('%j', (lines, startTime, minutes) => {
    const found = above(lines);
    expect(found.startTime).toBe(startTime);
    expect(found.durationSeconds).toBeCloseTo(minutes * 60);
    expect(found.title).toBe('Harbour plan');
    expect(new Set(found.cues.map(({ speaker }) => speaker))).toEqual(new Set(['Ana', 'Bo']));
  });
});

test.each([
  '17 people spoke for about 11 minutes.',
  'The talk of 10:00 was moved to 11:00.',
  'Budget 2024-2025',
  'Room 9-10',
  '9:00AM - 5:00PM ET',
  'Next meeting: 32 minutes',
])('%j is no length of the meeting', (lines) => {
  expect(above(lines).durationSeconds).toBeNull();
});

test('a stated length that is too short for the words is not believed', () => {
  const words = 'we talk about the harbour '.repeat(100);
  const text = (line: string) => read(`${line}\n\nAna: ${words}\nBo: Good.\nAna: So.\n`);
  expect(text('Duration: 12 seconds').durationSeconds).toBeNull();
  // Minutes and seconds, or hours and minutes: only the latter has time for the words.
  expect(text('Duration: 1:05').durationSeconds).toBe(65 * 60);
});

test('the times of the lines take precedence over a stated length', () => {
  const text = 'Duration: 32 minutes\n\n[00:00:03] Ana: We begin.\n[00:01:00] Bo: Good.\n';
  expect(read(text).durationSeconds).toBeLessThan(62);
});

test('any range of up to six hours lasts from its start to its end', () => {
  const pad = (value: number) => String(value).padStart(2, '0');
  const written = (minutes: number) => `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
  const between = fc.constantFrom(' - ', '–', ' to ', ' bis ');
  fc.assert(
    fc.property(minute, fc.integer({ min: 1, max: 360 }), between, (from, lasts, mark) => {
      const found = above(`Time: ${written(from)}${mark}${written(from + lasts)}`);
      expect(found).toMatchObject({ startTime: written(from), durationSeconds: lasts * 60 });
    }),
  );
});
