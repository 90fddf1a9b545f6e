import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';
import { cleanText } from './clean-text.ts';

export type Weight = 'regular' | 'strong';

const hanken = fileURLToPath(import.meta.resolve('@expo-google-fonts/hanken-grotesk/package.json'));
const noto = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/package.json'));

/** TrueType files, because the web app's WOFF2 files cannot be embedded. */
export const fontFiles = {
  // The typeface of the web app with all its alphabets, which are Latin.
  own: {
    regular: join(dirname(hanken), '400Regular/HankenGrotesk_400Regular.ttf'),
    strong: join(dirname(hanken), '600SemiBold/HankenGrotesk_600SemiBold.ttf'),
  },
  // A typeface that also has Greek, Cyrillic and Devanagari.
  wider: {
    regular: join(dirname(noto), '400Regular/NotoSans_400Regular.ttf'),
    strong: join(dirname(noto), '600SemiBold/NotoSans_600SemiBold.ttf'),
  },
};

/** Replaces a character that no typeface has. */
export const missing = '\ufffd';
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const plain = /^[\x20-\x7e]*$/;

type Typeface = { font: Font; alphabet: ReadonlySet<number> };
let read: { own: Typeface; wider: Typeface } | undefined;

function typefaces() {
  read ??= { own: open(fontFiles.own.regular), wider: open(fontFiles.wider.regular) };
  return read;
}

function open(file: string): Typeface {
  const font = openSync(file);
  if (!isFont(font)) throw new Error(`${file} is a collection of fonts`);
  return { font, alphabet: new Set(font.characterSet) };
}

const isFont = (opened: ReturnType<typeof openSync>): opened is Font => 'characterSet' in opened;

export type Written = { text: string; isWider: boolean; isComplete: boolean };

/**
 * Chooses one typeface for a text: the product's if it has every letter, otherwise the wider one. Characters that it
 * lacks become \ufffd.
 */
export function inTypeface(text: string): Written {
  if (plain.test(text)) return { text, isWider: false, isComplete: true };
  const { own, wider } = typefaces();
  const letters = [...cleanText(text).replace(invisible, '')];
  const isIn = (alphabet: ReadonlySet<number>) => (letter: string) =>
    letter === '\n' || alphabet.has(letter.codePointAt(0) ?? 0);
  if (letters.every(isIn(own.alphabet)))
    return { text: letters.join(''), isWider: false, isComplete: true };
  const isShown = isIn(wider.alphabet);
  return {
    text: letters.map((letter) => (isShown(letter) ? letter : missing)).join(''),
    isWider: true,
    isComplete: letters.every(isShown),
  };
}

/** Width of a text in one line, in the unit of `size`. Kerning is left out: shaping takes a hundred times as long. */
export function widthOf({ text, isWider }: Written, size: number): number {
  const { font } = typefaces()[isWider ? 'wider' : 'own'];
  const units = font.glyphsForString(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  return (units / font.unitsPerEm) * size;
}
