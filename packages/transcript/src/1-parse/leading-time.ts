import { stampPattern } from './stamps.ts';

export type LeadingTime = { start: string; end: string | null; isBracketed: boolean; rest: string };

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

/** The time at the start of a line, or the time from and to; null if the line has none. */
export function leadingTime(line: string): LeadingTime | null {
  const from = indent.exec(line)?.[0].length ?? 0;
  const head = line.slice(from, from + headCharacters);
  if (!/^[[(]?\s*\d/.test(head)) return null;
  const bracketed = inBrackets.exec(head) ?? secondsInBrackets.exec(head);
  const match = bracketed ?? bare.exec(head);
  if (!match?.[1]) return null;
  return {
    start: match[1],
    end: match[2] ?? null,
    isBracketed: bracketed !== null,
    rest: line.slice(from + match[0].length),
  };
}
