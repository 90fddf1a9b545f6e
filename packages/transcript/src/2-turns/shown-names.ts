import { personIn, spellingOf } from './spelling.ts';

/** Names to show where a label is no plain name. What tells two labels apart is kept, so no two get one name. */
export function shownNames(labels: readonly string[]): Map<string, string> {
  let names = labels.map(personIn);
  for (const nameOf of [spellingOf, (label: string) => label]) {
    const counts = Map.groupBy(names, (name) => name);
    names = labels.map((label, at) => {
      const name = names[at] ?? label;
      return (counts.get(name)?.length ?? 0) > 1 ? nameOf(label) : name;
    });
  }
  return new Map(
    labels.flatMap((label, at) => {
      const name = names[at] ?? label;
      return name === label ? [] : [[label, name] as const];
    }),
  );
}
