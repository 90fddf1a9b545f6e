/** Initials of the first and last name, else of the e-mail, else 'U'. */
export function initialsOf(person: { name?: string | null; email?: string | null }): string {
  const words = wordsOf(inOrder(withoutBrackets(person.name ?? '')));
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  if (first) return `${firstLetter(first)}${last ? firstLetter(last) : ''}`;
  return firstLetter(person.email?.trim() ?? '') || 'U';
}

/** Without firms and roles: 'Peter Hallam (Marston Foods)', 'Ana Ruiz [Guest]'. A name that is only brackets stays. */
function withoutBrackets(name: string): string {
  const bare = name.replace(/[([{][^()[\]{}]*(?:[)\]}]|$)/g, ' ');
  return wordsOf(bare).length > 0 ? bare : name.replace(/[()[\]{}]/g, ' ');
}

/** 'Doe, Jane' is a last name and a first name. After a whole name, a comma begins a degree, an office or a firm. */
function inOrder(name: string): string {
  const [before = '', after = ''] = name.split(',');
  if (wordsOf(before).length === 0) return after;
  return isFamilyName(wordsOf(before)) && !isTitle(after) ? `${after} ${before}` : before;
}

const particle = /^\p{Ll}/u;

/** One word, with small words before it: 'von Stein'. */
const isFamilyName = (words: readonly string[]) =>
  words.filter((word) => !particle.test(word)).length === 1 && !particle.test(words.at(-1) ?? '');

/** 'MD', 'Ph.D.', 'CEO', 'Jr.' */
const isTitle = (text: string) =>
  wordsOf(text).every((word) => /^(?:\p{Lu}{2,}|[\p{L}.]*\.)$/u.test(word));

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /^\p{L}/u.test(word));

function firstLetter(word: string): string {
  return (Array.from(word).at(0) ?? '').toLocaleUpperCase('en');
}
