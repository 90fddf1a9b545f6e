const number = new Intl.NumberFormat('en');

/** '1 participant', '8 participants' */
export function counted(count: number, noun: string): string {
  return `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}
