/** 'Joost van Dijk', not 'Speaker 7', 'Dr. Lind' or 'Lind, Ada'. */
const nameOfPerson = /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’-][\p{L}'’.-]*){1,3}$/u;

/**
 * The first name of somebody whom it tells from all others, and the rest of the name: 'Joost' and 'van Dijk'. A name
 * that is no plain name of a person stays whole.
 */
export function shortNamesOf(names: readonly string[]): (name: string) => [string, string] {
  const firstOf = (name: string) => name.split(' ')[0] ?? name;
  const counts = new Map<string, number>();
  for (const name of new Set(names))
    counts.set(firstOf(name), (counts.get(firstOf(name)) ?? 0) + 1);
  return (name) => {
    const first = firstOf(name);
    const isShort = nameOfPerson.test(name) && (counts.get(first) ?? 0) < 2;
    return isShort ? [first, name.slice(first.length + 1)] : [name, ''];
  };
}
