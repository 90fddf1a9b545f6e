import { stampPattern } from './stamps.ts';

export type LeadingTime = { start: string; end: string | null; rest: string };

const arrow = String.raw`\s*(?:-{0,2}>|-{1,2}|[–—→~]|\bto\b)\s*`;
const span = `(${stampPattern})(?:${arrow}(${stampPattern}))?`;
const inBrackets = new RegExp(String.raw`^[[(]\s*${span}\s*[\])]`);
/** `[3.00-11.00]`, `[0.0s -> 2.5s]`: seconds need a point or a unit, since `[12]` is a footnote. */
const secondsInBrackets = new RegExp(
  String.raw`^\[\s*(\d{1,6}(?:\.\d{1,9}\s?s?|\s?s))(?:${arrow}(\d{1,6}(?:\.\d{1,9})?\s?s?))?\s*\]`,
);
const bare = new RegExp(String.raw`^${span}(?![\d:\p{L}])`, 'u');
const indent = /^\s{0,12}/;
const headCharacters = 80;

const known = new WeakMap<readonly string[], (LeadingTime | null)[]>();

/** The time at the start of each line of a file; found once, since several layouts look at them. */
export function leadingTimes(lines: readonly string[]): readonly (LeadingTime | null)[] {
  const times = known.get(lines) ?? lines.map(leadingTime);
  known.set(lines, times);
  return times;
}

/** The time at the start of a line, or the time from and to; null if the line has none. */
function leadingTime(line: string): LeadingTime | null {
  const from = indent.exec(line)?.[0].length ?? 0;
  const head = line.slice(from, from + headCharacters);
  if (!/^[[(]?\s*\d/.test(head)) return null;
  const match = inBrackets.exec(head) ?? secondsInBrackets.exec(head) ?? bare.exec(head);
  if (!match?.[1]) return null;
  return {
    start: match[1],
    end: match[2] ?? null,
    rest: line.slice(from + match[0].length),
  };
}
