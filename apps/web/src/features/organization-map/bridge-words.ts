import type { Bridge } from '@rapport/contract';

/** Bridges without whom no tie would be left come first, then those with most ties. */
export const orderBridges = (bridges: readonly Bridge[]): Bridge[] =>
  bridges.toSorted((one, other) => left(one) - left(other) || other.ties - one.ties);

const left = ({ ties, of }: Bridge): number => (of - ties) / of;

/** Says what would be disconnected without the person. */
export function bridgeSentence({ departments: [a, b], ties, of }: Bridge): string {
  if (ties === of) {
    const all = of === 1 ? 'the only tie' : `all ${of} ties`;
    return `Holds ${all} between ${a} and ${b}. Without this person they would have none.`;
  }
  const rest = of - ties;
  return `Holds ${ties} of ${of} ties between ${a} and ${b}. Without this person ${rest} would be left.`;
}

/** The department that the person connects with their own. */
export const otherDepartment = ({ departments: [a, b] }: Bridge, own: string | null): string =>
  a === own ? b : a;
