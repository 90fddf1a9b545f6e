export const seriesKeys = {
  all: ['series'],
  list: ['series', 'list'],
  one: (id: string) => ['series', 'one', id],
  place: (meetingId: string) => ['series', 'place', meetingId],
  toAdd: (search: string) => ['series', 'to-add', search],
  ofPerson: (personId: string, from: string, to: string) => [
    'series',
    'person',
    personId,
    from,
    to,
  ],
} as const;
