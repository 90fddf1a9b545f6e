export type Size = { people: number; groups: number; weeks: number };

const limits = [10, 20, 50, 100, 200, 400];

/** Prints a distribution of organizations by people, groups and weeks. */
export function printSizes(sizes: readonly Size[]): void {
  console.log('\nOrganizations by people');
  for (const [at, from] of limits.slice(0, -1).entries()) {
    const to = limits[at + 1] ?? from;
    const isLast = at === limits.length - 2;
    const own = sizes.filter(
      ({ people }) => people >= from && (people < to || (isLast && people === to)),
    );
    const rangeOf = (of: (size: Size) => number) =>
      `${Math.min(...own.map(of))} to ${Math.max(...own.map(of))}`;
    const range = `${from} to ${isLast ? to : to - 1}`;
    if (own.length > 0)
      console.log(
        `  ${range.padEnd(12)}${String(own.length).padStart(6)}   with ${rangeOf(({ groups }) => groups)} groups and ${rangeOf(({ weeks }) => weeks)} weeks`,
      );
  }
}
