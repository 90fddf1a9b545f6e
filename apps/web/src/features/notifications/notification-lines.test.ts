import type { Notification } from '@rapport/contract';
import { expect, test } from 'vitest';
import { linesByDay } from './notification-lines.ts';
import { meeting, told } from './testing/open-notifications.tsx';

const minutesAgo = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 12) - minutes * 60_000);
const at = (minutes: number, kind: Notification['kind'], more: Partial<Notification> = {}) =>
  told(kind, { at: minutesAgo(minutes).toISOString(), meeting, speakers: 2, ...more });
const linesOf = (...notifications: Notification[]) => written(notifications, false);
const written = (notifications: Notification[], hasOlder: boolean) =>
  linesByDay(notifications, '2026-11-20', hasOlder)
    .flatMap(({ lines }) => lines)
    .map(({ subject, event, path }) => `${subject} ${event} ${path}`);

test('many uploads are one line of each kind, whatever came between them', () => {
  expect(
    linesOf(
      at(1, 'speakers-to-match'),
      at(1, 'meeting-analysed'),
      at(2, 'meeting-shared', { by: 'Ida Lund' }),
      at(3, 'meeting-failed', { reason: 'No words.' }),
      at(4, 'meeting-analysed'),
      at(4, 'speakers-to-match'),
      at(5, 'invitation-accepted', { by: 'Ewa Kowal' }),
      at(6, 'meeting-failed', { reason: 'No words.' }),
      at(7, 'meeting-analysed'),
    ),
  ).toEqual([
    '2 meetings have speakers to match /match-speakers',
    '6 decisions and 12 actions in 3 meetings /meetings',
    'Ida Lund shared a meeting with you /meetings/depot',
    '2 meetings could not be analysed /meetings?status=failed',
    'Ewa Kowal accepted your invitation /admin',
  ]);
});

test('an upload of many hours is one line, and one after a pause is another', () => {
  const hours = Array.from({ length: 6 }, (_, hour) => at(hour * 50, 'meeting-analysed'));
  expect(linesOf(...hours, at(400, 'meeting-analysed'))).toEqual([
    '12 decisions and 24 actions in 6 meetings /meetings',
    '2 decisions and 4 actions in Depot leads /meetings/depot',
  ]);
});

test('what was read stays apart from what was not', () => {
  expect(
    linesOf(at(1, 'meeting-analysed'), at(2, 'meeting-analysed', { isRead: true })),
  ).toHaveLength(2);
});

test('what is not known of meetings is not told', () => {
  const analysed = (minutes: number, decisions: number | null, actions: number | null) =>
    at(minutes, 'meeting-analysed', { meeting: { ...meeting, decisions, actions } });
  expect(linesOf(analysed(0, null, null), analysed(1, 0, 0))).toEqual([
    '2 meetings are analysed /meetings',
  ]);
  expect(linesOf(analysed(0, 1, null), analysed(1, null, 0))).toEqual([
    '1 decision in 2 meetings /meetings',
  ]);
});

test('a number says so where older notifications of the same line may not be loaded', () => {
  const loaded = [
    at(1, 'speakers-to-match'),
    at(2, 'speakers-to-match'),
    at(200, 'meeting-analysed'),
    at(201, 'meeting-analysed'),
  ];
  expect(written(loaded, true)).toEqual([
    '2 meetings have speakers to match /match-speakers',
    'At least 4 decisions and 8 actions in 2 meetings or more /meetings',
  ]);
});
