/** A piece of text at the left end of its baseline, in points from the page's lower left corner. */
export type TextPiece = { text: string; x: number; y: number; width: number; height: number };

type Line = { text: string; x: number; right: number; y: number; height: number };

/** As shares of the letter height: tolerance of the baseline within a line, and widths of gaps. */
const sameLine = 0.5;
const blank = 0.2;
const wideBlank = 1;
const superscriptSize = 0.75;
/** Maximum per page; more numbers are a table. */
const marginNumbersMax = 200;

/** Keeps the order of the file, so that columns stay together. */
export function pageToLines(pieces: readonly TextPiece[]): string[] {
  const lines: Line[] = [];
  for (const piece of pieces) {
    const line = lines.at(-1);
    const belongs = line && standsIn(line, piece);
    if (piece.text.trim() === '') {
      if (belongs && piece.text !== '') line.text = `${line.text.trimEnd()} `;
    } else if (!belongs) lines.push({ ...piece, right: piece.x + piece.width });
    else append(line, piece);
  }
  return joinMarginNumbers(lines).map((line) => line.text.trimEnd());
}

function standsIn(line: Line, piece: Pick<TextPiece, 'y' | 'height'>): boolean {
  return Math.abs(line.y - piece.y) < sameLine * Math.max(line.height, piece.height);
}

function isFootnoteMark(line: Line, piece: TextPiece): boolean {
  return (
    piece.y > line.y && piece.height < superscriptSize * line.height && /^\d+$/.test(piece.text)
  );
}

function append(line: Line, piece: TextPiece) {
  const gap = (piece.x - line.right) / Math.max(line.height, piece.height, 1);
  line.right = Math.max(line.right, piece.x + piece.width);
  if (isFootnoteMark(line, piece)) return;
  if (gap > wideBlank) line.text = `${line.text.trimEnd()}  `;
  else if (gap > blank && !/\s$/.test(line.text)) line.text += ' ';
  line.text += piece.text;
  // If a line begins with a raised mark, its position and size come from the text after the mark.
  if (piece.height > line.height) {
    line.y = piece.y;
    line.height = piece.height;
  }
}

/** In court transcripts, all line numbers of a page come before or after its text. */
function joinMarginNumbers(lines: readonly Line[]): Line[] {
  const free = new Set(lines.filter((line) => /^\d{1,3}$/.test(line.text)));
  if (free.size > marginNumbersMax) return [...lines];
  const numberOf = new Map<Line, Line>();
  for (const line of lines) {
    const number = [...free].find((other) => other.right < line.x && standsIn(line, other));
    if (!number) continue;
    free.delete(number);
    numberOf.set(line, number);
  }
  const joined = new Set(numberOf.values());
  return lines
    .filter((line) => !joined.has(line))
    .map((line) => {
      const number = numberOf.get(line);
      return number ? { ...line, text: `${number.text}  ${line.text}` } : line;
    });
}
