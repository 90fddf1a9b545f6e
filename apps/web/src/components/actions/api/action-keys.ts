/** `search` is the query string of the list. */
export const actionKeys = {
  all: ['actions'],
  list: (search: string) => ['actions', 'list', search],
  ofMeeting: (meetingId: string) => ['actions', 'meeting', meetingId],
  ofSeries: (seriesId: string) => ['actions', 'series', seriesId],
} as const;
