import { partsOfName } from '../names-said.ts';

export function ownersByName(names: readonly string[]): Map<string, string> {
  const owners = new Map<string, string>();
  const shared = new Set<string>();
  for (const name of names) {
    owners.set(name.toLowerCase(), name);
    for (const part of new Set(partsOfName(name))) {
      if (owners.has(part) && owners.get(part) !== name) shared.add(part);
      else owners.set(part, name);
    }
  }
  for (const part of shared) owners.delete(part);
  return owners;
}

/** "Holly drafts the summary". */
export function ownerIn(task: string, owners: ReadonlyMap<string, string>): string | null {
  const [first = '', second = ''] = task
    .trim()
    .toLowerCase()
    .split(/[\s,:]+/);
  return owners.get(`${first} ${second}`) ?? owners.get(first) ?? null;
}
