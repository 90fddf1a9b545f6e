import type { ImpactLevel } from '@/components/planning/level.tsx';
import type { KnowledgeArea } from '@/sample/domain/departure/departure-facts.ts';

export function area(
  name: string,
  criticality: ImpactLevel,
  knownBy: Record<string, number>,
  written = 0,
): KnowledgeArea {
  return { name, criticality, knownBy, written };
}
