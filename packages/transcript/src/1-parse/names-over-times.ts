import type { Layout, TextDocument } from './layout.ts';
import { leadingTimes } from './leading-time.ts';
import { isNotSpeech } from './not-speech.ts';
import { looksLikeName, tidyLabel } from './speaker-label.ts';
import { stampClock, stampPattern } from './stamps.ts';
import { framedText, stampedLine } from './timestamp-lines.ts';
import { readUtterances } from './utterances.ts';

/** `Speaker 1 • 00:00 – 00:38`, the whole span below a name. */
const spanAfter = new RegExp(
  String.raw`\s*[•·|,(–—-]?\s*[[(]?${stampPattern}(?:\s*(?:-|–|—|to|->)\s*${stampPattern})?[\])]?\s*$`,
);
const leastTimed = 3;
/** Least share of the lines below the first name that are names or have a time. */
const share = 0.8;
const numbered = /^\p{L}+[ _]\d{1,2}$/u;

/** A name alone, with the timed lines of that speaker below it: `--- Speaker 1 ---`, then `[00:03 - 00:09] text`. */
export const namesOverTimes: Layout = {
  name: 'names-over-times',
  recognises: (document) => headsOf(document) !== null,
  read: (document) => {
    const { lines } = document;
    const heads = headsOf(document) ?? new Map<number, string>();
    const times = leadingTimes(lines);
    const clock = stampClock();
    let speaker: string | null = null;
    const { cues, preamble, words } = readUtterances(lines, (line, i) => {
      const name = heads.get(i);
      if (name !== undefined) {
        speaker = name;
        return 'frame';
      }
      const found = speaker === null ? null : stampedLine(times[i] ?? null);
      if (found) {
        const end = found.end === null ? null : clock.read(found.end);
        return { speaker, start: clock.read(found.start), end, text: found.text };
      }
      if (speaker === null || framedText(line) !== null) return 'ends';
      return isNotSpeech(line) ? 'skip' : 'continues';
    });
    return { preamble, words, ...clock.settle(cues) };
  },
};

function headsOf({ lines }: TextDocument): Map<number, string> | null {
  const times = leadingTimes(lines);
  const filled = [...lines.keys()].filter((i) => (lines[i] ?? '').trim() !== '');
  const hasWords = (i: number | undefined) =>
    i !== undefined && /\p{L}/u.test(stampedLine(times[i] ?? null)?.text ?? '');
  const timed = filled.filter(hasWords).length;
  const heads = filled.flatMap((i, at) => {
    const name = hasWords(i) || !hasWords(filled[at + 1]) ? null : nameOn(lines[i] ?? '');
    return name === null ? [] : [[i, name] as const];
  });
  const [first] = heads;
  const names = new Set(heads.map(([, name]) => name));
  if (!first || timed < leastTimed) return null;
  const isSure = names.size < heads.length || [...names].every((name) => numbered.test(name));
  const below = filled.filter((i) => i >= first[0]).length;
  return isSure && heads.length + timed >= below * share ? new Map(heads) : null;
}

/** Without what stands around a name: rules, the marks of a heading, a span of time. */
function nameOn(line: string): string | null {
  if (line.length > 120) return null;
  const bare = (framedText(line) ?? line)
    .replace(/^\s*#{1,6}\s+/, '')
    .replace(spanAfter, '')
    .replace(/\s*[:：]\s*$/, '');
  const name = tidyLabel(bare);
  return looksLikeName(name) ? name : null;
}
