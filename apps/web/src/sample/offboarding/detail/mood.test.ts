import { expect, test } from 'vitest';
import { addDays } from '@/lib/days.ts';
import type { Monitoring } from '../domain/monitoring.ts';
import { axisOf, lowestSince, moodSentence } from './mood.ts';

const announcedOn = '2026-11-02';
/** One score a day; the announcement is on the third. */
const figures = (...scores: number[]): Monitoring => ({
  team: 'Platform',
  teamSize: 8,
  from: '2026-10-31',
  until: '2027-01-01',
  announcedOn,
  isAnnounced: true,
  days: scores.map((team, index) => ({ date: addDays('2026-10-31', index), team, allTeams: 6.7 })),
  events: [],
  measures: [],
});

test.each([
  [
    figures(7, 7, 7, 6, 5.5, 5.8),
    'Sentiment fell from 7.0 to 5.5 within two days and has recovered by 0.3 since.',
  ],
  [figures(7, 7, 7, 6), 'Sentiment fell from 7.0 to 6.0 within one day.'],
  [figures(7, 7, 7, 6.8, 6.9), 'Sentiment is 6.9; the announcement shows no effect.'],
  [figures(7, 7, 7.1), 'Sentiment is 7.1 on the day of the announcement.'],
  [{ ...figures(7, 7), isAnnounced: false }, 'Sentiment is 7.0, before the announcement.'],
])('%# is summarised in a sentence', (given, sentence) => {
  expect(moodSentence(given)).toBe(sentence);
});

test('the lowest day is after the announcement and well below it', () => {
  expect(lowestSince(figures(3, 7, 7, 6, 5.5))).toMatchObject({ date: '2026-11-04', team: 5.5 });
  expect(lowestSince(figures(3, 7, 7, 6.6))).toBeUndefined();
});

test.each([
  [figures(6, 5.3), 4, 9],
  [figures(6, 4.8), 3, 8],
  [figures(9.6, 0.4), 0, 10],
])('%# has an axis with room around the figures', (given, from, to) => {
  expect(axisOf(given)).toMatchObject({ from, to });
});
