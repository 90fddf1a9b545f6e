/** A shorter name sounds like too many words. */
const lettersMin = 5;

/** A sound, and how it may be spelled. */
const sounds: readonly [RegExp, readonly string[]][] = [
  [/^(?:gi(?=[aou])|j|dj)/, ['dj', 'gi', 'j']],
  [/^(?:sch|sh)/, ['sch', 'sh']],
  [/^(?:ph|ff?)/, ['ph', 'ff?']],
  [/^(?:c[hk]|cc?|kh|kk?|q)(?![ei])/, ['c[hk]', 'cc?', 'kh', 'kk?', 'q']],
  [/^(?:th|tt?)/, ['th', 'tt?']],
  [/^(?:ss?|zz?)/, ['ss?', 'zz?']],
  [/^[vw]/, ['v', 'w']],
  [/^(?:ie|ee|ii?|y)/, ['ie', 'ee', 'ii?', 'y']],
  [/^(?:ou|oo|u)/, ['ou', 'oo', 'u']],
  [/^aa?h?/, ['aa?h?']],
  [/^h/, ['h?']],
];

/**
 * A pattern of the spellings in which recognised speech may write a first name, with a capital: 'Julio' for 'Giulio',
 * 'Barat' for 'Bharath', 'Camille' for 'Kamil'. Null for short names.
 */
export function spellingsOf(name: string): string | null {
  if (name.length < lettersMin || !/^\p{Lu}\p{Ll}+$/u.test(name)) return null;
  let rest = name.toLowerCase();
  const parts: string[] = [];
  while (rest !== '') {
    const [sound = /^(.)\1?/u, known] = sounds.find(([one]) => one.test(rest)) ?? [];
    const [letters = rest, letter = ''] = sound.exec(rest) ?? [];
    const spellings = known ?? [`${letter}${letter}?`];
    parts.push(`(?:${(parts.length === 0 ? spellings.map(withCapital) : spellings).join('|')})`);
    rest = rest.slice(letters.length);
  }
  // A last 'e' may be silent.
  return `${parts.join('')}[he]?`;
}

const withCapital = (spelling: string) => spelling.charAt(0).toUpperCase() + spelling.slice(1);

/** Whether the name of one person sounds like a part of the name of another. */
export function soundsLikeOne(name: string, others: readonly string[]): boolean {
  const spellings = spellingsOf(name);
  if (spellings === null) return false;
  const pattern = new RegExp(`^(?:${spellings})$`, 'u');
  return others.some((one) => one.split(/\s+/).some((part) => part !== name && pattern.test(part)));
}
