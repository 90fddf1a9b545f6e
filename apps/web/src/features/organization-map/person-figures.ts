import type { MapPerson, MapTie } from '@rapport/contract';
import { isStrongBond } from '@/components/connection-map/scene/strong-bond.ts';
import type { TieOfPerson } from '@/components/organization-map/ties-of-person.ts';
import { counted } from '@/lib/number-words.ts';

export type SideCount = { now: number; added: number; lost: number };

/** Counts the ties within the person's department, and those to everyone else. */
export function countSides(
  { department }: Pick<MapPerson, 'department'>,
  ties: readonly Pick<TieOfPerson, 'other' | 'change'>[],
): { within: SideCount; others: SideCount } {
  const isWithin = ({ other }: Pick<TieOfPerson, 'other'>) => other.department === department;
  return {
    within: countChanges(ties.filter(isWithin)),
    others: countChanges(ties.filter((tie) => !isWithin(tie))),
  };
}

function countChanges(ties: readonly Pick<TieOfPerson, 'change'>[]): SideCount {
  const added = ties.filter(({ change }) => change === 'new').length;
  const lost = ties.filter(({ change }) => change === 'lost').length;
  return { now: ties.length - lost, added, lost };
}

/** 'same as before', '+3', '+3, −2' */
export function sayChange({ added, lost }: SideCount): string {
  const parts = [...(added > 0 ? [`+${added}`] : []), ...(lost > 0 ? [`−${lost}`] : [])];
  return parts.length > 0 ? parts.join(', ') : 'same as before';
}

/** '+3', '−2', '±0' */
export function changeOfTie({ now, before }: MapTie['meetings']): string {
  if (now === before) return '±0';
  return now > before ? `+${now - before}` : `−${before - now}`;
}

/** 'They answered each other in 9 meetings of this period. Strength 8 of 10, a strong tie.' */
export function tieSentence({
  meetings,
  strength,
}: Pick<TieOfPerson, 'meetings' | 'strength'>): string {
  const where = counted(meetings.now, 'meeting');
  const strong = isStrongBond(strength) ? ', a strong tie' : '';
  return `They answered each other in ${where} of this period. Strength ${strength} of 10${strong}.`;
}
