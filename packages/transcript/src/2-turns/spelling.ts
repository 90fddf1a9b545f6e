/** Marks that tools and people leave at the ends of a name: 'Jane Doe |', 'Jane Doe:', '• Jane Doe -'. */
const marks = /^[\s|•·:;,–—-]+|[\s|•·:;,–—-]+$/g;
const brackets = /\s*(?:\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|（[^（）]*）|【[^【】]*】)/g;
const wholeName = /^\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{L}[\p{L}\p{M}'’.-]*){1,3}$/u;

/**
 * A name as people write it: without '@' and marks at its ends, with blanks for '_', and the name of 'Nick // Full Name'.
 */
export function spellingOf(label: string): string {
  const text = hasBlanksAsLines(label) ? label.replace(/_+/g, ' ') : label;
  const sides = text
    .split(' // ')
    .map((side) => side.replace(marks, '').replace(/^@(?=\p{L})/u, ''));
  const named = sides.find((side) => wholeName.test(withoutBrackets(side))) ?? sides[0];
  return named || label;
}

/** In nicks that can't hold blanks: 'Colin_Rand,_Edu_Lab', but not 'Speaker_0' or 'jdoe_42'. */
function hasBlanksAsLines(label: string): boolean {
  const bare = withoutBrackets(label).replace(marks, '');
  return /[^_]_+[^_]/.test(label) && /\p{Lu}/u.test(bare) && !/[\d@]/.test(bare);
}

/** The person's name in a label. Of a nick, only the name: 'Colin_Rand,_Edu_Lab' is Colin Rand. */
export function personIn(label: string): string {
  const spelling = spellingOf(label);
  if (!hasBlanksAsLines(label)) return spelling;
  const bare = withoutBrackets(spelling).replace(/\s[|/•–—-]\s.*$/, '');
  const [name = '', beside] = bare.split(', ', 2);
  return (beside !== undefined && wholeName.test(name) ? name : bare).trim() || spelling;
}

const withoutBrackets = (text: string): string => text.replace(brackets, '');
