import { headName } from './head-name.ts';
import { headingOf } from './headings.ts';
import type { Layout, TextDocument } from './layout.ts';
import { labelOf } from './line-labels.ts';
import { isNotSpeech } from './not-speech.ts';
import { isFullName, looksLikeName, speakerLabel } from './speaker-label.ts';
import { stampClock } from './stamps.ts';
import { readUtterances } from './utterances.ts';

const leastHeads = 3;
const leastShare = 0.2;
/** Least share of lines that are names or speech. */
const blockShare = 0.3;
/** Least share of paragraphs that are a name with words below, in a file that is nothing else. */
const paragraphShare = 0.9;
const leastParagraphs = 4;
const longestName = 60;
/** Least share of names that come again, since titles do not. */
const againShare = 0.6;
/** Least share of names below a rule (`---`), in files whose blocks begin with one. */
const ruledShare = 0.8;

/** A name alone on its line, with the words below: Read.ai, Otter without times. */
export const nameLine: Layout = {
  name: 'name-line',
  recognises: (document) => nameBlocks(document.lines) !== null || namesOf(document) !== null,
  read: (document) => {
    const { lines } = document;
    const blocks = nameBlocks(lines);
    const names = namesOf(document) ?? new Set<string>();
    const clock = stampClock();
    const { cues, preamble, words } = readUtterances(lines, (line, i) => {
      const name = blocks?.get(i) ?? candidate(lines, i);
      if (name !== null && (blocks ? blocks.has(i) : names.has(name))) {
        return { speaker: name, start: clock.read(lines[filledFrom(lines, i, 1)] ?? ''), text: '' };
      }
      const labelled = labelOf(line, null, speakerLabel);
      if (labelled?.bold && names.has(labelled.label))
        return { speaker: labelled.label, start: null, text: labelled.text };
      const above = filledFrom(lines, i, -1);
      const isBelowName = blocks?.has(above) || candidate(lines, above) !== null;
      if (isBelowName && clock.read(line) !== null) return 'frame';
      if (/^#{1,6}\s/.test(line) && headingOf(line) !== null) return 'ends';
      return isNotSpeech(line) ? 'skip' : 'continues';
    });
    return { preamble, words, ...clock.settle(cues) };
  },
};

/** The next line that is not blank, beyond one blank line at most. */
const filledFrom = (lines: readonly string[], i: number, step: 1 | -1): number =>
  (lines[i + step] ?? '').trim() === '' ? i + 2 * step : i + step;

/** The first line of each paragraph, if all paragraphs begin with a name that mostly comes again. */
function nameBlocks(lines: readonly string[]): Map<number, string> | null {
  const isBlank = (i: number) => (lines[i] ?? '').trim() === '';
  const starts = [...lines.keys()].filter((i) => !isBlank(i) && isBlank(i - 1));
  const heads = starts.flatMap((i) => {
    const line = (lines[i] ?? '').trim();
    const name =
      isBlank(i + 1) || line.length > longestName || /[?!,;:…]$/.test(line) ? null : headName(line);
    return name === null ? [] : [[i, name] as const];
  });
  const counts = Map.groupBy(heads, ([, name]) => name);
  const again = heads.filter(([, name]) => (counts.get(name)?.length ?? 0) > 1).length;
  const areBlocks =
    starts.length >= leastParagraphs && heads.length >= starts.length * paragraphShare;
  return areBlocks && counts.size > 1 && again >= heads.length * againShare ? new Map(heads) : null;
}

const rule = /^-{3,}$/;

function namesOf({ lines }: TextDocument): Set<string> | null {
  const counts = new Map<string, number>();
  let ruled = 0;
  for (const i of lines.keys()) {
    const name = candidate(lines, i);
    if (name !== null && rule.test(lines[i - 1]?.trim() ?? '')) ruled++;
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const filled = lines.filter((line) => line.trim() !== '').length;
  const again = [...counts].filter(([, n]) => n > 1);
  const heads = again.reduce((sum, [, n]) => sum + n, 0);
  const all = [...counts].reduce((sum, [, n]) => sum + n, 0);
  const inBlocks = all >= filled * blockShare || ruled >= all * ruledShare;
  if (counts.size < 2 || again.length < (inBlocks ? 1 : 2) || all < leastHeads) return null;
  if (!inBlocks && heads < filled * leastShare) return null;
  return new Set((inBlocks ? [...counts] : again).map(([name]) => name));
}

function candidate(lines: readonly string[], i: number): string | null {
  const label = nameOn(lines[i] ?? '');
  if (label === null) return null;
  const before = lines[i - 1]?.trim() ?? '';
  if (before !== '' && !/[.!?…"”]$/.test(before) && !rule.test(before) && !/^#{1,6}\s/.test(before))
    return null;
  const below = lines.slice(i + 1, i + 4).find((line) => line.trim() !== '');
  const isListed = below !== undefined && nameOn(below) !== null && isFullName(below.trim());
  return below === undefined || isListed ? null : label;
}

function nameOn(line: string): string | null {
  if (line.length > 120 || /[.,!?:;]\s*$/.test(line)) return null;
  const label = speakerLabel(line.replace(/^#{1,6}\s+/, ''));
  return label !== null && looksLikeName(label) ? label : null;
}
