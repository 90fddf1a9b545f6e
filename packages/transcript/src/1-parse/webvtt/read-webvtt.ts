import { type CueText, readCueText } from './cue-text.ts';
import { LineCursor } from './line-cursor.ts';
import { timingReader } from './timing.ts';

/** A cue of a WebVTT or SubRip file; times in seconds, text without tags and with its line breaks. */
export type TimedCue = { id: string; start: number; end: number } & CueText;

/** The share of broken time lines above which irregular ones are not believed either. */
const brokenLinesShare = 0.1;

/**
 * Reads a WebVTT file in one pass, following the parsing rules of the WebVTT specification (w3.org/TR/webvtt1).
 * Beyond them it keeps cues whose times real exporters write differently (fields without leading zeros, comma
 * decimals, seconds past 59, negative offsets, a fraction of 1000), unless the file is a mess. A file without
 * the signature has no cues.
 */
export function readWebVtt(source: string): TimedCue[] {
  const text = withoutByteOrderMark(source).replaceAll('\0', '\ufffd');
  return /^WEBVTT(?![^ \t\r\n])/.test(text) ? readCueBlocks(text, true) : [];
}

/** The notes (`NOTE …`) and the header of a file, each as one text: tools hide title, date and length there. */
export function readWebVttNotes(source: string): string[] {
  const blocks = withoutByteOrderMark(source)
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  return blocks
    .filter((block, i) => i === 0 || /^NOTE(?![^\s])/.test(block))
    .map((block) => block.replace(/^(?:NOTE|WEBVTT)[ \t]*\n?/, '').trim())
    .filter((note) => note !== '' && !note.includes('-->'));
}

/** Reads the cues of a text of blocks; `header` when the first block is the signature's. */
export function readCueBlocks(source: string, header: boolean): TimedCue[] {
  const lines = new LineCursor(source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source);
  const readTiming = timingReader();
  const cues: TimedCue[] = [];
  const irregular = new Set<TimedCue>();
  let broken = 0;
  let foundId = '';

  if (header) {
    lines.next();
    lines.skipBlock();
  }
  while (!lines.isDone) {
    if (lines.isEmpty) {
      lines.next();
      continue;
    }
    const id = lines.holdsArrow ? foundId : idAbove(lines);
    foundId = '';
    if (id === null) continue;
    const timing = readTiming(lines.line);
    lines.next();
    const from = lines.start;
    let text = lines.text.slice(from, lines.skipBlock());
    if (timing === null) {
      broken++;
      continue;
    }
    const following = lines.isDone || lines.isEmpty ? null : followingId(text, id);
    if (following !== null) {
      foundId = following;
      text = text.slice(0, text.lastIndexOf('\n'));
    }
    const cue = { id, start: timing.start, end: timing.end, ...readCueText(text) };
    cues.push(cue);
    if (!timing.regular) irregular.add(cue);
  }
  return believable(cues, irregular, broken);
}

/** The line above a time line is its id; null for a comment, a style sheet or stray words, which are passed over. */
function idAbove(lines: LineCursor): string | null {
  const id = lines.line;
  lines.next();
  if (!lines.isDone && !lines.isEmpty && lines.holdsArrow) return id;
  lines.skipBlock();
  return null;
}

/** Where the blank line between two numbered cues is missing, the next cue's number ends the text. */
function followingId(cueText: string, id: string): string | null {
  const last = cueText.slice(cueText.lastIndexOf('\n') + 1);
  const counts = /^\d{1,9}$/.test(last) && /^\d{1,9}$/.test(id) && cueText !== last;
  return counts && Number(last) === Number(id) + 1 ? last : null;
}

/** Irregular times are believed in a file that is otherwise in order. */
function believable(
  cues: TimedCue[],
  irregular: ReadonlySet<TimedCue>,
  broken: number,
): TimedCue[] {
  if (irregular.size === 0) return cues;
  const backwards = Array.from(irregular).filter((cue) => cue.end < cue.start).length;
  const isMess = broken + backwards > (cues.length + broken) * brokenLinesShare;
  return isMess ? cues.filter((cue) => !irregular.has(cue)) : cues;
}

function withoutByteOrderMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
