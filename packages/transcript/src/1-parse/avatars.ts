/** Letters that a page draws where a person has no picture, alone on a line above the name. */
const avatar = /^[ \t]*(\p{Lu}{1,3})[ \t]*\n(?:[ \t]*\n)?(?=[ \t]*(\S[^\n]{2,80}))/gmu;
const leastAvatars = 2;

/** Takes the initials of a copied page from above the names that they belong to: `AR` above `Ana Ruiz`. */
export function withoutAvatars(text: string): string {
  let found = 0;
  const bare = text.replace(avatar, (whole, letters: string, below: string) => {
    if (!areInitials(letters, below)) return whole;
    found++;
    return '';
  });
  return found < leastAvatars ? text : bare;
}

function areInitials(letters: string, below: string): boolean {
  const capitals = below.match(/(?<!\p{L})\p{Lu}(?=\p{L})/gu) ?? [];
  const [first] = capitals;
  const rest = [...letters].slice(1);
  return first === letters.charAt(0) && rest.every((letter) => capitals.slice(1).includes(letter));
}
