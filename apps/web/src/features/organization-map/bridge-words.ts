import type { Bridge, MapPerson, OrganizationMap } from '@rapport/contract';

/** `only`: departments that no other tie leads to; `most`: those with ties of other people, too. */
export type PersonBridges = {
  person: MapPerson;
  own: string;
  only: readonly BridgeTo[];
  most: readonly BridgeTo[];
};

export type BridgeTo = Pick<Bridge, 'ties' | 'of'> & { department: string };

/** One entry for each person: those who hold the most only ways first, then by their ties. */
export function bridgesByPerson({
  people,
  bridges,
}: Pick<OrganizationMap, 'people' | 'bridges'>): PersonBridges[] {
  const known = new Map(people.map((person) => [person.id, person]));
  return [...Map.groupBy(bridges, ({ personId }) => personId)]
    .flatMap(([id, held]): PersonBridges[] => {
      const person = known.get(id);
      const own = person?.department;
      if (!person || !own) return [];
      const others = held
        .map(({ departments: [a, b], ties, of }) => ({ department: a === own ? b : a, ties, of }))
        .sort((one, other) => other.ties - one.ties);
      return [
        {
          person,
          own,
          only: others.filter(({ ties, of }) => ties === of),
          most: others.filter(({ ties, of }) => ties < of),
        },
      ];
    })
    .sort((one, other) => other.only.length - one.only.length || tiesOfAll(other) - tiesOfAll(one));
}

const tiesOfAll = ({ only, most }: PersonBridges): number =>
  [...only, ...most].reduce((sum, { ties }) => sum + ties, 0);

/** What would be lost without the person between the two departments. */
export function bridgeSentence(own: string, { department, ties, of }: BridgeTo): string {
  const pair = `${own} and ${department}`;
  if (ties === of) return `Holds all ${of} ties between ${pair}; nobody else has one.`;
  return `Holds ${ties} of ${of} ties between ${pair}; without this person ${of - ties} would be left.`;
}

/** What stands before an item of a list: nothing, a comma or 'and'. */
export function joint(at: number, count: number): string {
  if (at === 0) return '';
  return at === count - 1 ? ' and ' : ', ';
}

/** 'Design’s', 'Sales’' */
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);
