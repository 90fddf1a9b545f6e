import { isNotSpeech } from '../not-speech.ts';
import { countWords, type WordCount } from '../word-count.ts';
import { type CueText, readCueText } from './cue-text.ts';
import { LineCursor } from './line-cursor.ts';
import { timingReader } from './timing.ts';

export type TimedCue = { id: string; start: number; end: number } & CueText;

/** With a higher share of broken lines, irregular times are ignored. */
const brokenLinesShare = 0.1;

/**
 * Reads a WebVTT file in one pass (w3.org/TR/webvtt1). Unless many times are broken, accepts those of real exporters:
 * no leading zeros, comma decimals, seconds past 59, negative offsets, a fraction of 1000. A file without the signature
 * has no cues.
 */
export function readWebVtt(source: string): TimedCue[] {
  const text = withoutByteOrderMark(source).replaceAll('\0', '\ufffd');
  return /^WEBVTT(?![^ \t\r\n])/.test(text) ? readCueBlocks(text, true) : [];
}

/** Notes (`NOTE …`) and the header: tools put title, date and length there. */
export function readWebVttNotes(source: string): string[] {
  const blocks = withoutByteOrderMark(source)
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  return blocks
    .filter((block, i) => i === 0 || /^NOTE(?![^\s])/.test(block))
    .map((block) => block.replace(/^(?:NOTE|WEBVTT)[ \t]*\n?/, '').trim())
    .filter((note) => note !== '' && !note.includes('-->'));
}

/** With `words`, text that the specification skips becomes cues without duration, so that every word is counted. */
export function readCueBlocks(source: string, header: boolean, words?: WordCount): TimedCue[] {
  const lines = new LineCursor(source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source);
  const readTiming = timingReader();
  const cues: TimedCue[] = [];
  const irregular = new Set<TimedCue>();
  let broken = 0;
  let foundId = '';
  const keep = (text: string) => {
    const last = cues.at(-1)?.end ?? 0;
    if (text !== '') cues.push({ id: '', start: last, end: last, ...counted(text, words) });
  };

  if (header) {
    lines.next();
    lines.skipBlock();
    if (words) words.header += countWords(lines.text.slice(0, lines.start));
  }
  while (!lines.isDone) {
    if (lines.isEmpty) {
      lines.next();
      continue;
    }
    const blockFrom = lines.start;
    const id = lines.holdsArrow ? foundId : idAbove(lines);
    foundId = '';
    if (id === null) {
      const block = lines.text.slice(blockFrom, lines.start);
      if (words) keep(countBlock(block, cues.length > 0, words));
      continue;
    }
    const timing = readTiming(lines.line);
    if (words) words.frame += countWords(lines.text.slice(blockFrom, lines.end));
    lines.next();
    const from = lines.start;
    let text = lines.text.slice(from, lines.skipBlock());
    if (timing === null) {
      broken++;
      if (words) keep(text);
      continue;
    }
    const following = lines.isDone || lines.isEmpty ? null : followingId(text, id);
    if (following !== null) {
      foundId = following;
      text = text.slice(0, text.lastIndexOf('\n'));
      if (words) words.frame++;
    }
    const cue = { id, start: timing.start, end: timing.end, ...counted(text, words) };
    cues.push(cue);
    if (!timing.regular) irregular.add(cue);
  }
  return believable(cues, irregular, broken, words !== undefined);
}

function counted(source: string, words: WordCount | undefined): CueText {
  const read = readCueText(source);
  if (words) {
    const said = countWords(read.text);
    words.said += said;
    words.frame += countWords(source) - said;
  }
  return read;
}

function countBlock(block: string, hasBegun: boolean, words: WordCount): string {
  const filled = block.split('\n').filter((line) => line.trim() !== '');
  const isNote = /^(?:NOTE|STYLE|REGION)(?!\S)/.test(block) || filled.every(isNotSpeech);
  if (hasBegun && !isNote && /\p{L}/u.test(block)) return block;
  words[isNote ? 'notes' : hasBegun ? 'frame' : 'header'] += countWords(block);
  return '';
}

function idAbove(lines: LineCursor): string | null {
  const id = lines.line;
  lines.next();
  if (!lines.isDone && !lines.isEmpty && lines.holdsArrow) return id;
  lines.skipBlock();
  return null;
}

/** A missing blank line leaves the next cue's number at the end of the text. */
function followingId(cueText: string, id: string): string | null {
  const last = cueText.slice(cueText.lastIndexOf('\n') + 1);
  const counts = /^\d{1,9}$/.test(last) && /^\d{1,9}$/.test(id) && cueText !== last;
  return counts && Number(last) === Number(id) + 1 ? last : null;
}

function believable(
  cues: TimedCue[],
  irregular: ReadonlySet<TimedCue>,
  broken: number,
  keepsWords: boolean,
): TimedCue[] {
  if (irregular.size === 0) return cues;
  const backwards = Array.from(irregular).filter((cue) => cue.end < cue.start).length;
  const isMess = broken + backwards > (cues.length + broken) * brokenLinesShare;
  if (!isMess) return cues;
  if (!keepsWords) return cues.filter((cue) => !irregular.has(cue));
  let last = 0;
  return cues.map((cue) => {
    if (irregular.has(cue)) return { ...cue, start: last, end: last };
    last = cue.end;
    return cue;
  });
}

function withoutByteOrderMark(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
