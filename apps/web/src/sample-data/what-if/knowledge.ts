import type { ImpactLevel } from '@/components/planning/level.tsx';
import { type Employee, employee } from '../company/employees.ts';
import type { KnowledgeArea } from './knowledge-area.ts';
import { knowledgeOfEngineering } from './knowledge-of-engineering.ts';
import { knowledgeOfOthers } from './knowledge-of-others.ts';

export const knowledgeAreas: readonly KnowledgeArea[] = [
  ...knowledgeOfEngineering,
  ...knowledgeOfOthers,
];

/** From how many percent on someone could step in. */
const stepsInFrom = 30;

/** Below this share of knowledge elsewhere an area is thinly covered. */
export const thinBelow = 60;

/** What remains known of an area when one person has gone. */
export type KnowledgeWithout = {
  area: string;
  /** Percent that others know or have written down. */
  coverage: number;
  /** Those who could step in, the one who knows most first. */
  alternatives: readonly Employee[];
  criticality: ImpactLevel;
};

/** What two people know overlaps by chance, so what nobody knows shrinks with each of them. */
function coverageWithout(area: KnowledgeArea, leaverId: string): number {
  const unknown = Object.entries(area.knownBy)
    .filter(([id]) => id !== leaverId)
    .reduce((rest, [, percent]) => rest * (1 - percent / 100), 1 - area.written / 100);
  return Math.round((1 - unknown) * 100);
}

function alternativesTo(area: KnowledgeArea, leaverId: string): Employee[] {
  return Object.entries(area.knownBy)
    .filter(([id, percent]) => id !== leaverId && percent >= stepsInFrom)
    .map(([id, percent]) => ({ person: employee(id), percent }))
    .sort((a, b) => b.percent - a.percent || a.person.name.localeCompare(b.person.name))
    .map(({ person }) => person);
}

/** Every area a person knows of, least covered first. */
export function knowledgeWithout(leaverId: string): KnowledgeWithout[] {
  return knowledgeAreas
    .filter(({ knownBy }) => leaverId in knownBy)
    .map((area) => ({
      area: area.name,
      coverage: coverageWithout(area, leaverId),
      alternatives: alternativesTo(area, leaverId),
      criticality: area.criticality,
    }))
    .sort((a, b) => a.coverage - b.coverage);
}
