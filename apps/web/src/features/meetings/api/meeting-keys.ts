/**
 * The query keys of meetings. A page of the list is identified by the cursor where it begins, null
 * for the first.
 */
export const meetingKeys = {
  all: ['meetings'] as const,
  lists: ['meetings', 'list'] as const,
  list: (filter: string) => ['meetings', 'list', { filter }] as const,
  page: (filter: string, after: string | null) => ['meetings', 'list', { filter, after }] as const,
  views: ['meetings', 'views'] as const,
  detail: (id: string) => ['meetings', 'detail', id] as const,
  graph: (id: string) => ['meetings', 'graph', id] as const,
  summaries: (id: string) => ['meetings', 'summaries', id] as const,
  breakdown: (id: string) => ['meetings', 'breakdown', id] as const,
  transcript: (id: string) => ['meetings', 'transcript', id] as const,
  shares: (id: string) => ['meetings', 'shares', id] as const,
  status: (id: string) => ['meetings', 'status', id] as const,
};

/** How long an answer stays fresh unless an event invalidates it. */
export const meetingStaleMs = 5 * 60_000;
