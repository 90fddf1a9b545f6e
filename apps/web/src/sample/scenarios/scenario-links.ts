import type { QueryClient } from '@tanstack/react-query';
import { scenariosQueryOptions } from './api/get-scenarios.ts';
import { shownScenarios } from './domain/shown-scenarios.ts';
import { entriesOf } from './list/list-entries.ts';
import { readStoredScenarios } from './stored/stored-scenarios.ts';

/** Links to the scenarios of the sample and of this browser, for the search on other screens. */
export async function scenarioLinks(queryClient: QueryClient) {
  const scenarios = await queryClient.ensureQueryData(scenariosQueryOptions);
  const stored = readStoredScenarios();
  return entriesOf(stored.drafts, shownScenarios(scenarios, stored, false)).map(
    ({ id, name, kind }) => ({
      name,
      hint: kind === 'draft' ? 'Draft' : 'Sample data',
      path: kind === 'draft' ? `/scenarios/new?data=sample&draft=${id}` : `/scenarios/${id}`,
    }),
  );
}
