const lineCharacters = 20_000;
/** Maximum per letter; no language needs more. */
const combiningMarks = 6;

/** Cuts lines after 20,000 characters, between words, and drops excess combining characters. Linear time. */
export function boundLines(text: string): string {
  const tamed = text.replace(tooManyMarks, '$1');
  if (tamed.length <= lineCharacters) return tamed;
  return tamed
    .split('\n')
    .map((line) => (line.length <= lineCharacters ? line : cutLine(line).join('\n')))
    .join('\n');
}

const tooManyMarks = new RegExp(`(\\p{M}{${combiningMarks}})\\p{M}+`, 'gu');

function cutLine(line: string): string[] {
  const pieces: string[] = [];
  let at = 0;
  while (line.length - at > lineCharacters) {
    const end = at + cutPosition(line.slice(at, at + lineCharacters));
    pieces.push(line.slice(at, end).trim());
    at = end;
  }
  pieces.push(line.slice(at).trim());
  return pieces;
}

function cutPosition(window: string): number {
  const half = window.length / 2;
  const sentence = Math.max(...['. ', '? ', '! '].map((end) => window.lastIndexOf(end)));
  if (sentence > half) return sentence + 2;
  const blank = window.lastIndexOf(' ');
  return blank > half ? blank + 1 : window.length;
}
