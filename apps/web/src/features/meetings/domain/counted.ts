/** '1 participant', '8 participants' */
export function counted(count: number, noun: string): string {
  // The browser loads its number formats at the first use, which a visit's start does without.
  const written = count < 1000 ? count : count.toLocaleString('en');
  return `${written} ${noun}${count === 1 ? '' : 's'}`;
}
