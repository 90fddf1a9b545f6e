import { useParams } from 'react-router';
import { NotFound } from '@/components/layout/not-found.tsx';
import type { ReadScreen } from '@/lib/read-screen.ts';
import { scenariosQueryOptions } from '@/sample/scenarios/api/get-scenarios.ts';
import { ScenarioResultPage } from '@/sample/scenarios/result/scenario-result-page.tsx';
import { useScenario } from '@/sample/scenarios/stored/scenarios.ts';

export const read: ReadScreen = (queryClient) => queryClient.ensureQueryData(scenariosQueryOptions);

export function Component() {
  const { id = '' } = useParams();
  const scenario = useScenario(id);
  return scenario ? <ScenarioResultPage key={id} scenario={scenario} /> : <NotFound />;
}
