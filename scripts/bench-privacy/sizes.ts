const limits = [10, 20, 50, 100, 200, 400];

/** How many organizations have how many people, and how many groups they have. */
export function printSizes(sizes: readonly { people: number; groups: number }[]): void {
  console.log('\nOrganizations by people');
  for (const [at, from] of limits.slice(0, -1).entries()) {
    const to = limits[at + 1] ?? from;
    const isLast = at === limits.length - 2;
    const own = sizes.filter(
      ({ people }) => people >= from && (people < to || (isLast && people === to)),
    );
    const groups = own.map((size) => size.groups);
    const range = `${from} to ${isLast ? to : to - 1}`;
    if (own.length > 0)
      console.log(
        `  ${range.padEnd(12)}${String(own.length).padStart(6)}   with ${Math.min(...groups)} to ${Math.max(...groups)} groups`,
      );
  }
}
