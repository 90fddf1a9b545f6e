import { foldName } from '../normalise-speaker.ts';

/** Romanization of Cyrillic and Greek letters as in passports; Slavic letters are first folded to their base. */
const latin: Record<string, string> = Object.fromEntries(
  `а a б b в v г g ґ g д d е e є ie ж zh з z и i і i к k л l м m н n о o п p р r с s т t у u ф f х h ц ts ч ch ш sh
  щ shch ъ _ ы i ь _ э e ю iu я ia ђ dj ј j љ lj њ nj ћ c џ dz α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x
  ο o π p ρ r σ s ς s τ t υ i φ f χ ch ψ ps ω o`
    .split(/\s+/)
    .flatMap((letter, i, all) =>
      i % 2 === 0 ? [[letter, (all[i + 1] ?? '').replace('_', '')]] : [],
    ),
);

/** Applied in this order: later pairs depend on the results of earlier ones. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/[^a-z]/g, ''],
  [/ae|ä/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/tsch|tch|cz/g, 'ch'],
  [/sch|sz/g, 'sh'],
  [/ph/g, 'f'],
  [/kh/g, 'h'],
  [/ck|q/g, 'k'],
  [/c(?!h)/g, 'k'],
  [/w/g, 'v'],
  [/th/g, 't'],
  [/x/g, 'ks'],
  [/[yj]/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/ie$/g, 'i'],
];

/**
 * A key that is equal for spellings of one name: 'Jörg' and 'Joerg', 'Сергей' and 'Sergey', 'Matthew' and 'Mathew'.
 */
export function spellingKey(name: string): string {
  const inLatin = Array.from(foldName(name), (letter) => latin[letter] ?? letter).join('');
  return sounds.reduce((key, [sound, written]) => key.replace(sound, written), inLatin);
}

/** Whether one letter was added, removed or changed, or two neighbours were swapped. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  const restOfA = a.slice(start);
  const restOfB = b.slice(start);
  if (restOfA.slice(1) === restOfB.slice(1)) return true;
  if (restOfA.slice(1) === restOfB || restOfA === restOfB.slice(1)) return true;
  const isSwapped = restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0];
  return isSwapped && restOfA.slice(2) === restOfB.slice(2);
}
