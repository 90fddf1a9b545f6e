import type { ImpactLevel } from '@/components/planning/level.tsx';

/** Something the company has to know, and who knows how much of it. */
export type KnowledgeArea = {
  name: string;
  criticality: ImpactLevel;
  /** Percent of it by employee id. */
  knownBy: Record<string, number>;
  /** Percent of it that stands in a document somebody else could follow. */
  written: number;
};

export function area(
  name: string,
  criticality: ImpactLevel,
  knownBy: Record<string, number>,
  written = 0,
): KnowledgeArea {
  return { name, criticality, knownBy, written };
}
