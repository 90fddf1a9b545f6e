/** The names under which the cache holds what the server said about meetings. */
export const meetingKeys = {
  all: ['meetings'] as const,
  lists: ['meetings', 'list'] as const,
  list: (search: string) => ['meetings', 'list', { search }] as const,
  detail: (id: string) => ['meetings', 'detail', id] as const,
  graph: (id: string) => ['meetings', 'graph', id] as const,
  summaries: (id: string) => ['meetings', 'summaries', id] as const,
  breakdown: (id: string) => ['meetings', 'breakdown', id] as const,
  transcript: (id: string) => ['meetings', 'transcript', id] as const,
  directory: (id: string, name: string) => ['meetings', 'directory', id, name] as const,
  status: (id: string) => ['meetings', 'status', id] as const,
};

/** How long an answer counts as fresh when nothing says that it changed. */
export const meetingStaleMs = 5 * 60_000;
