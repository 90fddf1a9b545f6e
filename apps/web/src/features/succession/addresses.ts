import type { SuccessionPlan } from '@rapport/contract';
import { addressOfSource } from '@/components/figure-source/figure-source.ts';
import { withWeights } from './role/role-in-address.ts';

export const listAddress = `/succession${addressOfSource('own')}`;
export const planAddress = (id: string) => `/succession/${id}`;
export const roleAddress = (personId: string) =>
  `/succession/new${addressOfSource('own')}&person=${encodeURIComponent(personId)}`;

/** Address of the comparison with the plan's weights and candidates. */
export function comparedAddress({ person, weights, candidates }: SuccessionPlan): string {
  if (!person) return listAddress;
  const also = candidates.flatMap((one) => one.person?.id ?? []);
  const chosen = withWeights(new URLSearchParams(), weights);
  if (also.length > 0) chosen.set('also', also.join());
  if (also[0]) chosen.set('candidate', also[0]);
  return `${roleAddress(person.id)}&${chosen}`;
}
