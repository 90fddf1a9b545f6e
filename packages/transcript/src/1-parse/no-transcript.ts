import { UnreadableTranscriptError } from '../types.ts';

const probeLines = 400;
const lineCharacters = 200;
const leastLines = 4;

const layoutsRead =
  'Rapport reads captions, transcripts with a name or a time at each turn, chats, tables with a column of words, and JSON that lists words with speakers or times.';

/** What a program or a debugger prints. */
const printed =
  /^\((?:gdb|lldb|i?pdb)\)|^#\d+\s|^\s+at [\w.$<>]+\(|^\s*File "[^"]*", line \d|^Traceback \(|^Breakpoint \d|^\$\d+ = |^npm (?:warn|err|http)|\bHTTP\/\d|\b[\w.-]+\[\d+\]:/i;
const printedShare = 0.25;
const delimiters = ['\t', ';', ',', '|'];
const quotedCell = /"[^"]*"/g;
const tableShare = 0.8;
const time = /\b\d{1,2}:[0-5]\d\b/;

/** The error for a text that no layout recognises. Its sentence says what the text looks like, and what is read. */
export function noTranscript(lines: readonly string[]): UnreadableTranscriptError {
  return new UnreadableTranscriptError(`${whatWasSeen(lines)} ${layoutsRead}`);
}

/** `sentence` says what was seen. */
export const otherDocument = (sentence: string): UnreadableTranscriptError =>
  new UnreadableTranscriptError(`${sentence} ${layoutsRead}`);

function whatWasSeen(all: readonly string[]): string {
  const lines = all
    .filter((line) => line.trim() !== '')
    .slice(0, probeLines)
    .map((line) => line.slice(0, lineCharacters));
  if (lines.filter((line) => printed.test(line)).length >= lines.length * printedShare)
    return 'This reads like what a program printed (a log or a debugger), not like a transcript: its lines hold calls, addresses or commands.';
  if (isTable(lines))
    return 'This reads like a table, not like a transcript: nobody is named as speaking, and no column holds what was said.';
  return lines.some((line) => time.test(line))
    ? 'This reads like minutes or a document, not like a transcript: it holds times, but nobody is named as speaking.'
    : 'This reads like minutes or a document, not like a transcript: nobody is named as speaking and there are no times.';
}

/** Most lines have the same number of cells. */
function isTable(lines: readonly string[]): boolean {
  if (lines.length < leastLines) return false;
  return delimiters.some((delimiter) => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = line.replace(quotedCell, '').split(delimiter).length - 1;
      if (count >= (delimiter === ',' ? 2 : 1)) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    return Math.max(0, ...counts.values()) >= lines.length * tableShare;
  });
}
