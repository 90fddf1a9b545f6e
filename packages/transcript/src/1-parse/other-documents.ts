import { otherDocument } from './no-transcript.ts';

const probeLines = 400;
const leastLines = 4;

type Kind = { is: RegExp; share: number; sentence: string };

/** Colours of a terminal, and folds of a build. */
const terminal = /(?!\s)\p{Cc}\[[\d;]*[A-Za-z]|^travis_fold|^##\[(?:group|command|endgroup)\]/u;

/** Kinds of text whose lines look like those of a transcript. `share` is the least share of lines that tell the kind. */
const kinds: readonly Kind[] = [
  {
    is: /^\W{0,3}(?:\S{1,40}\s+){0,4}\W?(?:INFO|DEBUG|WARN(?:ING)?|ERROR|TRACE|FATAL|NOTICE|VERBOSE|SEVERE)\b|^\s+at [\w.$<>]+\(/,
    share: 0.5,
    sentence:
      'This reads like the log of a program, not like a transcript: its lines name levels such as INFO and ERROR.',
  },
  {
    is: terminal,
    share: 0.05,
    sentence:
      'This reads like what a program printed, not like a transcript: its lines hold commands for the colours of a terminal.',
  },
  {
    is: /^\((?:gdb|lldb|Pdb)\)|^#\d+\s+0x/,
    share: 0.5,
    sentence:
      'This reads like the log of a debugger, not like a transcript: its lines are commands and addresses.',
  },
  {
    is: /^\s*(?:(?:INT|EXT|INT\.?\/EXT|I\/E)[. ].{2,}|FADE (?:IN|OUT)[.:]?|(?:CUT|DISSOLVE|SMASH CUT) TO:)\s*$/,
    share: 0.02,
    sentence:
      'This reads like a screenplay, not like a transcript: its lines name scenes (INT., EXT.) and cuts.',
  },
  {
    is: /^\s*\p{L}[^\n.?!]{0,60}?[:;,\t ]\s*[€$£¥]?\s?\d{1,9}(?:[.,]\d{1,3})*\s?(?:%|€|\$|£|¥|EUR|USD|GBP|CHF)?(?:[\s;,|]+[€$£¥]?\d[\d.,]*\s?%?)*\s*$/u,
    share: 0.6,
    sentence:
      'This reads like a table of numbers, not like a transcript: its lines are words followed by figures.',
  },
];

/** @throws UnreadableTranscriptError if the lines are those of another kind of text */
export function refuseOtherDocuments(lines: readonly string[]): void {
  const filled = lines.filter((line) => line.trim() !== '').slice(0, probeLines);
  if (filled.length < leastLines) return;
  for (const { is, share, sentence } of kinds) {
    const found = filled.filter((line) => is.test(line.slice(0, 200))).length;
    if (found >= 2 && found >= filled.length * share) throw otherDocument(sentence);
  }
}
