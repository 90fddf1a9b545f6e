import { expect, test } from 'vitest';
import { notificationWords } from './notification-words.ts';
import type { Notification } from './notifications.ts';

const analysed = (known: Pick<NonNullable<Notification['meeting']>, 'decisions' | 'actions'>) =>
  notificationWords({
    id: 'one',
    kind: 'meeting-analysed',
    at: '2026-11-20T12:00:00Z',
    isRead: false,
    by: null,
    meeting: { id: 'weekly', title: 'Weekly Product', people: 9, minutes: 48, ...known },
    plan: null,
    reason: null,
    speakers: null,
    action: null,
  });

test.each([
  [2, 3, '2 decisions and 3 actions', 'in Weekly Product'],
  [1, 0, '1 decision', 'in Weekly Product'],
  [1, null, '1 decision', 'in Weekly Product'],
  [0, 1, '1 action', 'in Weekly Product'],
  [null, 3, '3 actions', 'in Weekly Product'],
  [0, 0, 'Weekly Product', 'is analysed'],
  [null, null, 'Weekly Product', 'is analysed'],
])(
  'an analysed meeting leads with what is known: %s decisions, %s actions',
  (decisions, actions, subject, event) => {
    expect(analysed({ decisions, actions })).toEqual({
      subject,
      event,
      detail: '9 people, 48 minutes',
    });
  },
);
