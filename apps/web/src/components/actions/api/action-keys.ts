import type { ActionFilter } from '@rapport/contract';

export const actionKeys = {
  all: ['actions'],
  list: (filter: ActionFilter) => ['actions', 'list', filter],
  ofMeeting: (meetingId: string) => ['actions', 'meeting', meetingId],
  ofSeries: (seriesId: string) => ['actions', 'series', seriesId],
} as const;
