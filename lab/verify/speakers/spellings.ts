/** Ways in which meeting tools, people and captions write a person's name. Null if a way does not apply. */
export type Spelling = { kind: string; write(given: string, family: string): string | null };

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}+/gu, '');
const handle = (text: string) =>
  bare(text)
    .toLowerCase()
    .replace(/[^a-z]+/g, '');
const unlessSame = (text: string, other: string) => (text === other ? null : text);
const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ł: 'L', ł: 'l' };

export const spellings: readonly Spelling[] = [
  { kind: 'Last, First', write: (given, family) => `${family}, ${given}` },
  { kind: 'lower case', write: (given, family) => `${given} ${family}`.toLowerCase() },
  { kind: 'without accents', write: (...name) => unlessSame(bare(name.join(' ')), name.join(' ')) },
  {
    kind: 'letters spelt out',
    write: (...name) =>
      unlessSame(
        name.join(' ').replace(/[äöüŁł]/g, (letter) => spelledOut[letter] ?? letter),
        name.join(' '),
      ),
  },
  {
    kind: 'single letters',
    write: (...name) => unlessSame(name.join(' ').replace(/([a-z])\1/g, '$1'), name.join(' ')),
  },
  {
    kind: 'doubled letter',
    write: (given, family) =>
      unlessSame(`${given} ${family.replace(/([lnst])(?=[aeiou])/, '$1$1')}`, `${given} ${family}`),
  },
  {
    kind: 'other letters',
    write: (...name) =>
      unlessSame(
        name
          .join(' ')
          .replace(/c(?=[aouk])/g, 'k')
          .replace(/ph/g, 'f')
          .replace(/y/g, 'i'),
        name.join(' '),
      ),
  },
  {
    kind: 'hyphen left out',
    write: (given, family) =>
      family.includes('-') ? `${given} ${family.replace('-', ' ')}` : null,
  },
  {
    kind: 'slip of a letter',
    write: (given, family) =>
      family.length < 7 ? null : `${given} ${family.slice(0, 4)}${family.slice(5)}`,
  },
  { kind: 'firm behind', write: (given, family) => `${given} ${family} | Harbour` },
  { kind: 'device', write: (given, family) => `${given} ${family} (iPad)` },
  { kind: 'First L.', write: (given, family) => `${given} ${family.charAt(0)}.` },
  { kind: 'F. Last', write: (given, family) => `${given.charAt(0)}. ${family}` },
  { kind: 'firstlast', write: (given, family) => handle(given + family) },
  { kind: 'first.last', write: (given, family) => `${handle(given)}.${handle(family)}` },
  { kind: 'flast', write: (given, family) => handle(given.charAt(0) + family) },
  { kind: 'first name', write: (given) => given },
  { kind: 'first name (firm)', write: (given) => `${given.toLowerCase()} (Harbour)` },
  { kind: 'last name', write: (_, family) => family },
];
