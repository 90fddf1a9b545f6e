import type { ImpactLevel } from '@/components/planning/level.tsx';
import { type Employee, employeeIn } from '../employee.ts';
import type { DepartureFacts, KnowledgeArea } from './departure-facts.ts';

/** Percent of knowledge from which a person could step in. */
const stepsInFrom = 30;

/** Coverage below which an area is thinly covered, in percent. */
export const thinBelow = 60;

/** What remains known of an area after one person leaves. */
export type KnowledgeWithout = {
  area: string;
  /** Percent that others know or have documented. */
  coverage: number;
  /** People who could step in, best first. */
  alternatives: readonly Employee[];
  criticality: ImpactLevel;
};

/**
 * Treats the knowledge of different people as independent, so their unknown shares are multiplied.
 */
function coverageWithout(area: KnowledgeArea, leaverId: string): number {
  const unknown = Object.entries(area.knownBy)
    .filter(([id]) => id !== leaverId)
    .reduce((rest, [, percent]) => rest * (1 - percent / 100), 1 - area.written / 100);
  return Math.round((1 - unknown) * 100);
}

function alternativesTo(
  area: KnowledgeArea,
  leaverId: string,
  employees: readonly Employee[],
): Employee[] {
  return Object.entries(area.knownBy)
    .filter(([id, percent]) => id !== leaverId && percent >= stepsInFrom)
    .map(([id, percent]) => ({ person: employeeIn(employees, id), percent }))
    .sort((a, b) => b.percent - a.percent || a.person.name.localeCompare(b.person.name))
    .map(({ person }) => person);
}

/** Knowledge areas after the person leaves, least covered first. */
export function knowledgeWithout(
  { employees, knowledgeAreas }: Pick<DepartureFacts, 'employees' | 'knowledgeAreas'>,
  leaverId: string,
): KnowledgeWithout[] {
  return knowledgeAreas
    .filter(({ knownBy }) => leaverId in knownBy)
    .map((area) => ({
      area: area.name,
      coverage: coverageWithout(area, leaverId),
      alternatives: alternativesTo(area, leaverId, employees),
      criticality: area.criticality,
    }))
    .sort((a, b) => a.coverage - b.coverage);
}
