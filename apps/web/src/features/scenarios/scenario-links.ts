import { readKeptScenarios } from './kept/kept-scenarios.ts';
import { shownScenarios } from './kept/scenarios.ts';
import { entriesOf } from './list/list-entries.ts';

/** Where each scenario of the list leads, for those who look for one elsewhere. */
export function scenarioLinks() {
  const kept = readKeptScenarios();
  return entriesOf(kept.drafts, shownScenarios(kept)).map(({ id, name, kind }) => ({
    name,
    hint: kind === 'draft' ? 'Draft' : 'Sample data',
    path: kind === 'draft' ? `/scenarios/new?draft=${id}` : `/scenarios/${id}`,
  }));
}
