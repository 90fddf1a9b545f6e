/** In letters. One letter more or less makes two names of a short one. */
const shortestWord = 7;
/** In pieces of talk. */
const mostOfRare = 2;
const timesAsOften = 3;

type Bearer = {
  name: string;
  isWhole: boolean;
  addition: string;
  distinction: string;
  pieces: readonly number[];
};

/**
 * For each name that was said to be misspelt, the name that is meant: 'commisioner berg' beside 'commissioner berg'.
 * The two differ by one inner letter of a long word, in the first word by a double one, and one of them is rare.
 */
export function misspeltNames<One extends Bearer>(bearers: Iterable<One>): Map<One, One> {
  const whole = [...bearers].filter(({ isWhole }) => isWhole);
  const often = whole.filter(({ pieces }) => pieces.length >= timesAsOften);
  const rare = whole.filter(({ pieces }) => pieces.length <= mostOfRare);
  const byName = Map.groupBy(often, ({ name }) => name);
  const byShorter = new Map<string, One[]>();
  for (const one of often)
    for (const shorter of withoutLetter(one.name))
      byShorter.set(shorter, [...(byShorter.get(shorter) ?? []), one]);
  const meant = new Map<One, One>();
  for (const one of rare) {
    const near = [
      ...(byShorter.get(one.name) ?? []),
      ...withoutLetter(one.name).flatMap((shorter) => byName.get(shorter) ?? []),
    ];
    const [other] = near;
    const isAlone = near.every(({ name }) => name === other?.name);
    if (!other || !isAlone || byName.has(one.name)) continue;
    const isAlike = other.addition === one.addition && other.distinction === one.distinction;
    if (isAlike && other.pieces.length >= timesAsOften * one.pieces.length) meant.set(one, other);
  }
  return meant;
}

/** The name without one letter that a typist may miss. */
function withoutLetter(name: string): string[] {
  const shorter = new Set<string>();
  let from = 0;
  for (const word of name.split(' ')) {
    const isFirst = from === 0;
    for (let at = 1; at < word.length - 1 && word.length > shortestWord; at++) {
      const isDouble = word[at] === word[at - 1];
      if (isDouble || !isFirst) shorter.add(name.slice(0, from + at) + name.slice(from + at + 1));
    }
    from += word.length + 1;
  }
  return [...shorter];
}
