import type { Person } from '@rapport/contract';

/** 'Priya Raman'; a speaker of whom only one name is known has just that one. */
export function personName({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`.trim();
}
