/** Who is about to leave follows nobody; the words complete their name. */
export const leaving: ReadonlyMap<string, string> = new Map([
  ['tomas-leiva', 'leaves on 18 December 2026'],
  ['robert-lindqvist', 'retires in May 2027'],
]);
