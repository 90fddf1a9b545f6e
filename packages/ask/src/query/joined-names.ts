import { properNames } from '../question/proper-names.ts';
import { withoutPlural } from '../words/stem.ts';
import { wordsOf } from '../words/terms.ts';
import { joined, type Masked, placeOf } from './masked.ts';

/** Between the words of a name, so that rules read them as one word. */
const joint = '_';

/**
 * Joins the words of each name that the question writes with capitals, so that none of them is read alone: 'Trail of
 * Bits' asks for no bits, 'Penrose Clinics' for no series of clinics.
 * @param known names that rules find by their words, which stay as they are
 */
export function joinNames(read: Masked, question: string, known: readonly string[] = []): Masked {
  const words = known.map((name) => new Set(wordsOf(name).map(withoutPlural)));
  return properNames(question).reduce((masked, name) => {
    const parts = wordsOf(name);
    const isKnown = words.some((of) => parts.every((part) => of.has(withoutPlural(part))));
    const from = isKnown ? undefined : placeOf(masked, parts);
    return from === undefined ? masked : joined(masked, from, parts.length, joint);
  }, read);
}

/** The words of a matter as written: joined names with their capitals. */
export const asWritten = (words: string, question: string): string =>
  properNames(question)
    .reduce((text, name) => text.replaceAll(wordsOf(name).join(joint), name), words)
    .replaceAll(joint, ' ');
