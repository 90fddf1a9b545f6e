/** '1 person', '2 people', '1,204 words'. `many` is for words without an s. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
