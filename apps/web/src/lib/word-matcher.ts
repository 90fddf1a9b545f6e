import { withPlainLetters } from '@rapport/contract';

/** Matches texts that contain every word, ignoring case and accents: 'tomas' finds 'Tomás'. */
export function wordMatcher(search: string): (text: string) => boolean {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
}

/** Without case and accents, to compare texts: 'tomas' for 'Tomás', 'strasse' for 'Straße'. */
export function fold(text: string): string {
  return withPlainLetters(text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();
}
