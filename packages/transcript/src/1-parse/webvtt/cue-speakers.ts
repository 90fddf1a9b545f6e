import type { Cue } from '../../types.ts';
import { believedNames } from '../believed-names.ts';
import { headName } from '../head-name.ts';
import { looksLikeName, speakerLabel, tidyLabel } from '../speaker-label.ts';
import type { TimedCue } from './read-webvtt.ts';

type Piece = {
  cue: TimedCue;
  /** Undefined if not stated: then the previous speaker continues. */
  speaker: string | null | undefined;
  changes: boolean;
  text: string;
};

type Label = { label: string; isPlausible: boolean; text: string };

/** `Name: text`, also `[Name]: text` and `(Name): text`. */
const prefix =
  /^(?:\[((?:[^[\]]|\[[^[\]]{0,60}\]){1,100})\]:?|\(((?:[^()]|\([^()]{0,60}\)){1,100})\):?|([^\s:][^:\n]{0,99}?)\s?[:：])(?:\s+|$)(?=\S|$)/;
/** Marks a change of speaker in captions if it is repeated: `>> text`, `- text`. */
const changeMark = /^(?:>{2,3}\s*|[-–—‐]\s+)(?=\S)/;

/** With words after it, on the same line or the next, but no label. */
const bracketedName =
  /^(?:\[((?:[^[\]]|\[[^[\]]{0,60}\]){1,100})\]|\(((?:[^()]|\([^()]{0,60}\)){1,100})\))\s+(?![^\s:][^:\n]{0,60}:\s)\S/;
const bracketedShare = 0.5;
const leastMarkedShare = 0.01;
const allLabelledShare = 0.9;
const often = 2;
const leastLabels = 3;

/** `**Name:** text`, `__Name__: text`. Marks in the words stay: an own export has them as they were said. */
const markedLabel = /^(\*{1,3}|_{1,3})([^*_\n:：]{1,100})(?:([:：])\1|\1\s?([:：]))/;

export function cueSpeakers(timed: readonly TimedCue[]): Cue[] {
  const cues = timed.map((cue) =>
    markedLabel.test(cue.text) ? { ...cue, text: cue.text.replace(markedLabel, '$2$3$4') } : cue,
  );
  const pieces = cues.some((cue) => cue.voices.some(({ voice }) => voice))
    ? cues.flatMap(voicePieces)
    : prefixPieces(cues);
  let speaker: string | null = null;
  return pieces.flatMap(({ cue, text, changes, ...piece }) => {
    if (piece.speaker !== undefined) speaker = piece.speaker;
    const spoken = text.replace(/\s+/g, ' ').trim();
    if (spoken === '') return [];
    const { id, start, end } = cue;
    return [
      { id, start, end, speaker, text: spoken, ...(changes && { speakerChanges: true as const }) },
    ];
  });
}

/** `<v Name>` in every cue, or only at changes; `<v ->` is another speaker without a name. */
function voicePieces(cue: TimedCue): Piece[] {
  if (cue.voices.length === 0) return [{ cue, speaker: undefined, changes: false, text: cue.text }];
  return cue.voices.map(({ voice, text }) => {
    const name = voice === null ? undefined : tidyLabel(voice);
    const unnamed = name === '-' || name === '';
    return { cue, speaker: unnamed ? null : name, changes: unnamed, text };
  });
}

function prefixPieces(cues: readonly TimedCue[]): Piece[] {
  const areBracketed = haveBracketedNames(cues);
  const marks = cues.filter((cue) => changeMark.test(cue.text.trimStart())).length;
  const isMarked = marks > 1 && marks >= cues.length * leastMarkedShare;
  const idNames = cues.map(nameInId);
  const lines = cues.flatMap((cue, i) =>
    markedLines(cue.text, isMarked).map((line, j) => ({
      cue,
      ...line,
      idName: j === 0 ? idNames[i] : null,
    })),
  );
  const labelIn = (text: string) => labelBefore(text, areBracketed);
  const names = namesOf(lines.map(({ text }) => labelIn(text)));
  return lines.map(({ cue, text, changes, idName }) => {
    if (idName) return { cue, speaker: idName, changes: false, text };
    const found = labelIn(text);
    if (found && names.has(found.label)) {
      return { cue, speaker: found.label, changes: false, text: found.text };
    }
    return { cue, speaker: changes ? null : undefined, changes, text };
  });
}

/** `(Ana Ruiz)` or `[Ana Ruiz]` before the words of most cues; elsewhere brackets hold directions. */
function haveBracketedNames(cues: readonly TimedCue[]): boolean {
  const names = cues.flatMap((cue) => {
    const found = bracketedName.exec(cue.text.trimStart().slice(0, 120));
    const name = headName(found?.[1] ?? found?.[2] ?? '');
    return name === null ? [] : [name];
  });
  return names.length >= cues.length * bracketedShare && new Set(names).size < names.length;
}

function markedLines(text: string, isMarked: boolean): { text: string; changes: boolean }[] {
  const bare = isMarked ? withoutMark : (part: string) => ({ text: part.trim(), changes: false });
  if (!text.includes('\n')) return [bare(text)];
  const parts: string[] = [];
  for (const line of text.split('\n')) {
    const starts =
      parts.length === 0 || (isMarked && changeMark.test(line.trimStart())) || isNamedLine(line);
    if (starts) parts.push(line);
    else parts.push(`${parts.pop() ?? ''} ${line}`);
  }
  return parts.map(bare);
}

function isNamedLine(line: string): boolean {
  const found = labelBefore(line.trimStart());
  return found?.isPlausible === true && looksLikeName(found.label);
}

function withoutMark(text: string): { text: string; changes: boolean } {
  const trimmed = text.trimStart();
  const changes = changeMark.test(trimmed);
  return { text: changes ? trimmed.replace(changeMark, '') : trimmed, changes };
}

function namesOf(found: readonly (Label | null)[]): Set<string> {
  const labelled = found.filter((label) => label !== null);
  const isAllLabelled = labelled.length >= found.length * allLabelledShare;
  // Then a name with marks that occurs once is one too: `William "Bill" Smith`.
  const isEachLabelled = labelled.length === found.length && found.length >= leastLabels;
  const counts = Map.groupBy(labelled, ({ label }) => label);
  return believedNames(
    found.map((line) => {
      if (line === null) return null;
      const comesAgain = isAllLabelled && (counts.get(line.label)?.length ?? 0) >= often;
      const isMarkedName = isEachLabelled && speakerLabel(withoutMarks(line.label)) !== null;
      return line.isPlausible || comesAgain || isMarkedName ? line.label : null;
    }),
  );
}

const withoutMarks = (label: string): string =>
  label
    .replace(/["“”«»!?()[\]{}#=<>;]/g, '')
    .replace(/\d{4}/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function labelBefore(text: string, areBracketed = false): Label | null {
  const match = prefix.exec(text.slice(0, 120));
  if (!match) return null;
  const [whole, square, round, plain = ''] = match;
  const bracketed = square ?? round;
  const hasColon = /[:：]\s*$/.test(whole);
  const isDirection = bracketed !== undefined && !hasColon && !areBracketed;
  if (isDirection && !/^speaker[ _]?\w{1,3}$/i.test(bracketed)) return labelWithBrackets(text);
  const raw = bracketed ?? plain;
  const label = speakerLabel(raw) ?? tidyLabel(raw);
  if (label === '' || /^https?$|^\d+$/i.test(label)) return null;
  return { label, isPlausible: speakerLabel(raw) !== null, text: text.slice(whole.length) };
}

/** `[EXT] Ana Ruiz: text`, a name that begins with brackets; believed if it comes again. */
function labelWithBrackets(text: string): Label | null {
  const [whole, raw] = /^([[(][^\])]{1,60}[\])] [^\s:][^:\n]{0,60}):\s+(?=\S)/.exec(text) ?? [];
  const label = raw === undefined ? null : headName(raw);
  return label === null || whole === undefined
    ? null
    : { label, isPlausible: false, text: text.slice(whole.length) };
}

/** `1 "Jane Doe" (2453456640)`, as in Webex. */
function nameInId(cue: TimedCue): string | null {
  const match = /^\d+\s+"([^"]{1,100})"\s+\(\d+\)\s*$/.exec(cue.id);
  return match?.[1] ? tidyLabel(match[1]) : null;
}
