import { stampPattern } from './stamps.ts';

const quoted = /^\s*>(?!>)\s?/;
const quotedShare = 0.4;
const lead = /^\s{0,12}(?:[-*+•▪◦●]|\d{1,5}[.)]|(#{1,6}))\s+(?=\S)/;
const leastHeads = 3;
/** Least share of the items, or headings, that name a speaker and a time. Others are lists of tasks and chapters. */
const headShare = 0.8;
/** Names come again, topics of an agenda do not. */
const mostDistinctShare = 0.75;

const time = String.raw`[[(]?${stampPattern}(?:\s?(?:-|–|—|->|-->)\s?${stampPattern})?[\])]?`;
const name = String.raw`([\p{L}@+(][^:：\n]{0,100}?)`;
const timed = new RegExp(
  String.raw`^(?:${time}\s*[-–—|•·,]?\s*${name}\s*(?:[:：]|$)|${name}\s*[-–—|•·,]?\s*${time}\s*(?:[:：]|$))`,
  'iu',
);

/** Takes the marks of a quotation, a list or a heading from lines that begin a turn with name and time. */
export function withoutLeads(text: string): string {
  const lines = withoutQuotes(text.split('\n'));
  const heads = lines.map(headOf);
  const bare = new Set(
    [true, false].flatMap((isHeading) => {
      const all = heads.filter((head) => head?.isHeading === isHeading);
      const named = all.filter((head) => head?.name);
      const names = new Set(named.map((head) => head?.name));
      const areHeads =
        named.length >= leastHeads &&
        named.length >= all.length * headShare &&
        names.size <= named.length * mostDistinctShare;
      return areHeads ? [isHeading] : [];
    }),
  );
  return lines
    .map((line, i) => {
      const head = heads[i];
      return head?.name && bare.has(head.isHeading) ? head.rest : line;
    })
    .join('\n');
}

function withoutQuotes(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== '');
  const isQuoted = filled.filter((line) => quoted.test(line)).length >= filled.length * quotedShare;
  return isQuoted ? lines.map((line) => line.replace(quoted, '')) : lines;
}

function headOf(line: string): { rest: string; name: string | null; isHeading: boolean } | null {
  const match = lead.exec(line.slice(0, 40));
  if (!match) return null;
  const rest = line.slice(match[0].length);
  const [, after, before] = timed.exec(rest.slice(0, 240)) ?? [];
  return { rest, name: after ?? before ?? null, isHeading: match[1] !== undefined };
}
