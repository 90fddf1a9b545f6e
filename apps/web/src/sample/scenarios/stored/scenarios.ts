import { useShowsMoods } from '@/lib/use-active-features.ts';
import { useScenarioAnswers } from '../api/get-scenarios.ts';
import { type ShownScenario, shownScenarios } from '../domain/shown-scenarios.ts';
import { useStoredScenarios } from './stored-scenarios.ts';

export function useScenarios(): readonly ShownScenario[] {
  return shownScenarios(useScenarioAnswers(), useStoredScenarios(), useShowsMoods());
}

export function useScenario(id: string): ShownScenario | undefined {
  return useScenarios().find((scenario) => scenario.id === id);
}
