import { termsOf } from '@rapport/ask';
import { commonWords } from '@rapport/transcript';

const sharedMin = 2;
const lettersMin = 4;

/** Words that carry the matter of a sentence, without those of names. */
export function matterOf(text: string, names: readonly string[] = []): Set<string> {
  const known = new Set(names.flatMap((name) => termsOf(name)));
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const content = words.filter((word) => word.length >= lettersMin && !commonWords.has(word));
  return new Set(termsOf(content.join(' ')).filter((term) => !known.has(term)));
}

/** Whether a text says at least half of these words, and two of them. */
export function saysMatter(text: string, matter: ReadonlySet<string>): boolean {
  if (matter.size < sharedMin) return false;
  const shared = new Set(termsOf(text)).intersection(matter).size;
  return shared >= sharedMin && 2 * shared >= matter.size;
}
