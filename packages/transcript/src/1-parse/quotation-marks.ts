import type { Reading } from './layout.ts';
import { wordsOf } from './word-count.ts';

const pairs = ['""', '“”', '„“', '«»', '»«', '「」'];
/** Least share of the turns, or lines, that stand in marks. Fewer quote somebody. */
const leastShare = 0.9;
const leastQuoted = 3;

/** Takes the marks from turns that all stand in them: `Ana: "We begin."` */
export function withoutQuotationMarks<T extends Reading>(reading: T): T {
  const said = reading.cues.filter(({ written }) => !written);
  if (!areMostlyQuoted(said.map(({ text }) => text))) return reading;
  const cues = reading.cues.map((cue) => ({ ...cue, text: insideOf(cue.text) ?? cue.text }));
  const moved = wordsOf(reading.cues) - wordsOf(cues);
  const words = { ...reading.words };
  words.said -= moved;
  words.frame += moved;
  return { ...reading, cues, words };
}

/** Takes the marks from lines that all stand in them: `"Ana: We begin."` */
export function withoutQuotedLines(text: string): string {
  if (!/^\s*["“„«»「]/.test(text)) return text;
  const lines = text.split('\n');
  return areMostlyQuoted(lines.filter((line) => line.trim() !== ''))
    ? lines.map((line) => insideOf(line) ?? line).join('\n')
    : text;
}

function areMostlyQuoted(texts: readonly string[]): boolean {
  const quoted = texts.filter((text) => insideOf(text) !== null).length;
  return quoted >= leastQuoted && quoted >= texts.length * leastShare;
}

/** Null if the text does not stand in one pair of marks. */
function insideOf(text: string): string | null {
  const whole = text.trim();
  const pair = pairs.find(
    ([open = '', close = '']) => whole.startsWith(open) && whole.endsWith(close),
  );
  const inside = whole.slice(1, -1);
  return pair === undefined || whole.length < 3 || [...pair].some((mark) => inside.includes(mark))
    ? null
    : inside;
}
