import { useParams } from 'react-router';
import { scenariosQueryOptions } from '@/features/scenarios/api/get-scenarios.ts';
import { useScenario } from '@/features/scenarios/kept/scenarios.ts';
import { ScenarioResultPage } from '@/features/scenarios/result/scenario-result-page.tsx';
import { NotFound } from '../../not-found.tsx';
import type { ReadScreen } from '../../read-first.ts';

export const read: ReadScreen = (queryClient) => queryClient.ensureQueryData(scenariosQueryOptions);

export function Screen() {
  const { id = '' } = useParams();
  const scenario = useScenario(id);
  return scenario ? <ScenarioResultPage key={id} scenario={scenario} /> : <NotFound />;
}
