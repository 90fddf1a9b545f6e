import { useParams } from 'react-router';
import { useScenario } from '@/features/scenarios/kept/scenarios.ts';
import { ScenarioResultPage } from '@/features/scenarios/result/scenario-result-page.tsx';
import { NotFound } from '../not-found.tsx';

export function Component() {
  const { id = '' } = useParams();
  const scenario = useScenario(id);
  return scenario ? <ScenarioResultPage key={id} scenario={scenario} /> : <NotFound />;
}
