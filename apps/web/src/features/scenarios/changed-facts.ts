import { nameIn, type Scenario } from '@rapport/contract';

/** What a scenario changes, as labels and values: who leaves, or which groups merge or are split. */
export function changedFacts({
  configuration,
  people,
}: Pick<Scenario, 'configuration' | 'people'>): [label: string, value: string][] {
  const named = (ids: readonly string[]) => ids.map((id) => nameIn(people, id)).join(', ');
  const facts: [string, string][] = [
    ['Who leaves', 'leavers' in configuration ? named(configuration.leavers) : ''],
    ['Groups that merge', 'groups' in configuration ? configuration.groups.join(', ') : ''],
    ['Group that is split', 'group' in configuration ? (configuration.group ?? '') : ''],
    ['New part', 'people' in configuration ? named(configuration.people) : ''],
  ];
  return facts.filter(([, value]) => value !== '');
}
