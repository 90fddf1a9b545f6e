/** Initials of the first and last name, else of the e-mail, else 'U'. */
export function initialsOf(person: { name?: string | null; email?: string | null }): string {
  const words = (person.name ?? '').split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  if (first) return `${firstLetter(first)}${last ? firstLetter(last) : ''}`;
  return firstLetter(person.email?.trim() ?? '') || 'U';
}

function firstLetter(word: string): string {
  return (Array.from(word).at(0) ?? '').toLocaleUpperCase('en');
}
