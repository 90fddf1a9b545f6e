import type { QueryClient } from '@tanstack/react-query';
import { scenariosQueryOptions } from './api/get-scenarios.ts';
import { ownScenariosQueryOptions } from './api/own-scenarios.ts';
import { shownScenarios } from './domain/shown-scenarios.ts';
import { readKeptScenarios } from './kept/kept-scenarios.ts';
import { entriesOf } from './list/list-entries.ts';

/**
 * Links to all scenarios, for the search on other screens; those of the organization come first.
 */
export async function scenarioLinks(queryClient: QueryClient) {
  const [own, sample] = await Promise.all([ownLinks(queryClient), sampleLinks(queryClient)]);
  return [...own, ...sample];
}

/** Empty if they cannot be read, for example by members who may not see figures. */
async function ownLinks(queryClient: QueryClient) {
  const list = await queryClient
    .fetchQuery({ ...ownScenariosQueryOptions, networkMode: 'always', retry: false })
    .catch(() => null);
  return (list?.scenarios.items ?? []).map(({ id, title, status }) => ({
    name: title,
    hint: status === 'draft' ? 'Draft' : 'Your organization',
    path: `/scenarios/${id}`,
  }));
}

async function sampleLinks(queryClient: QueryClient) {
  const scenarios = await queryClient.ensureQueryData(scenariosQueryOptions);
  const kept = readKeptScenarios();
  return entriesOf(kept.drafts, shownScenarios(scenarios, kept, false)).map(
    ({ id, name, kind }) => ({
      name,
      hint: kind === 'draft' ? 'Draft' : 'Sample data',
      path: kind === 'draft' ? `/scenarios/new?data=sample&draft=${id}` : `/scenarios/${id}`,
    }),
  );
}
