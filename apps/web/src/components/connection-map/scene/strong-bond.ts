import { strongConnectionStrength } from '@rapport/contract';

export function isStrongBond(strength: number): boolean {
  return strength >= strongConnectionStrength;
}
