/** Cells of each record of a text with commas, semicolons or tabs between cells, quoted as in RFC 4180. */
export function readCsv(text: string, separator: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? '';
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else isQuoted = false;
    } else if (char === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (char === separator || char === '\n') {
      record.push(cell.trim());
      cell = '';
      if (char === '\n') {
        records.push(record);
        record = [];
      }
    } else cell += char;
  }
  records.push([...record, cell.trim()]);
  return records.filter((cells) => cells.some((value) => value !== ''));
}
