import type { QueryClient } from '@tanstack/react-query';
import { scenariosQueryOptions } from './api/scenarios.ts';

/**
 * Links to the organization's scenarios, for the search on other screens. Empty if they cannot be
 * read, for example by members who may not see figures.
 */
export async function scenarioLinks(queryClient: QueryClient) {
  const list = await queryClient
    .fetchQuery({ ...scenariosQueryOptions, networkMode: 'always', retry: false })
    .catch(() => null);
  return (list?.scenarios.items ?? []).map(({ id, title, status }) => ({
    name: title,
    hint: status === 'draft' ? 'Draft' : 'Your organization',
    path: `/scenarios/${id}`,
  }));
}
