import type { Cue, Transcript } from '../types.ts';
import { isBelievableTime, withBelievableTimes } from './believable-times.ts';
import { withoutClosingLength } from './closing-length.ts';
import { withPlainWords } from './emphasis.ts';
import { withoutFrontMatter } from './front-matter.ts';
import { refuseHeadedDocument } from './headed-document.ts';
import { withoutInlineStamps } from './inline-stamps.ts';
import { type JsonReading, readJson } from './json/read-json.ts';
import type { Reading } from './layout.ts';
import { layouts } from './layouts.ts';
import { listedInitials } from './listed-initials.ts';
import { listedPeople } from './listed-people.ts';
import { meetingDate } from './meeting-date.ts';
import { noTranscript } from './no-transcript.ts';
import { openDocument } from './open-document.ts';
import { refuseOtherDocuments } from './other-documents.ts';
import { withoutQuotationMarks } from './quotation-marks.ts';
import { withRelayedNames } from './relayed-names.ts';
import { durationWithoutTimes } from './stated-duration.ts';
import { withTypedLines } from './typed-lines.ts';
import { checkAllRead, countWords, leftOutOf, noWords } from './word-count.ts';

const wordsPerSecond = 150 / 60;

/**
 * Recognises the layout of a transcript and reads it. Times are seconds from the start.
 * @throws UnreadableTranscriptError if the text is no transcript
 */
export function readTranscript(file: { text: string; fileName: string }): Transcript {
  const json = readJson(file.text);
  if (json) return transcriptOfJson(json, file.fileName);
  return readText(file);
}

function readText(file: { text: string; fileName: string }): Transcript {
  const { document: talk, ...front } = withoutFrontMatter(openDocument(file.text, file.fileName));
  const { document, ...closing } = withoutClosingLength(talk);
  refuseOtherDocuments(document.lines);
  for (const layout of layouts) {
    if (!layout.recognises(document)) continue;
    const read = layout.read(document);
    const isAsWritten = layout.isExact || layout.keepsMarks;
    const named = withRelayedNames(isAsWritten ? read : withPlainWords(read));
    const found = layout.isExact ? named : withoutQuotationMarks(withoutInlineStamps(named));
    const cues = fromZero(withBelievableTimes(found.cues));
    if (cues.length === 0) continue;
    const words = { ...found.words, pages: document.pageWords };
    checkAllRead(document.text, cues, words);
    if (!layout.isExact) refuseHeadedDocument(cues, countWords(document.text));
    const preamble = [...front.preamble, ...(found.preamble ?? [])];
    const notes = [...(found.notes ?? []), ...front.notes, ...closing.notes];
    const reading = { ...found, preamble, notes };
    const lines = front.words > 0 ? [...front.preamble, ...document.lines] : document.lines;
    return {
      layout: layout.name,
      ...meetingDate(reading, document),
      durationSeconds: durationOf(reading, cues),
      cues: withTypedLines(cues, reading.typed ?? false),
      fullNames: layout.isExact ? new Map() : listedInitials(lines, cues),
      people: layout.isExact ? [] : listedPeople(lines, preamble),
      leftOut: leftOutOf({
        ...words,
        header: words.header + front.words,
        apart: words.apart + closing.words,
      }),
    };
  }
  throw noTranscript(document.lines);
}

function transcriptOfJson(json: JsonReading, fileName: string): Transcript {
  const { title, lines, people, talk } = json;
  const beside = talk === null ? json.proseBeside : 0;
  const read = talk === null ? null : readText({ text: talk, fileName });
  const { cues: bare } = withoutQuotationMarks(
    withPlainWords({ cues: json.cues, words: noWords() }),
  );
  const cues = read ? [...read.cues] : fromZero(withBelievableTimes(bare));
  const document = { text: '', lines: [], pageHeaders: [], pageWords: 0, fileName };
  const day = meetingDate({ ...json, cues, words: noWords() }, document);
  return {
    layout: 'json',
    title: title ?? read?.title ?? day.title,
    date: json.date ?? read?.date ?? day.date,
    startTime: json.startTime ?? read?.startTime ?? day.startTime,
    zone: json.zone ?? read?.zone ?? day.zone,
    durationSeconds: read?.durationSeconds ?? durationOf({ notes: lines }, cues),
    cues: withTypedLines(cues, false),
    fullNames: new Map(),
    people,
    leftOut: beside > 0 ? { apart: beside } : {},
  };
}

/** Times are negative if transcription began before the recording. */
function fromZero(cues: Cue[]): Cue[] {
  const earliest = cues.reduce((min, cue) => Math.min(min, cue.start ?? 0), 0);
  if (earliest >= 0) return cues;
  const move = (time: number | null) =>
    time === null ? null : Math.round((time - earliest) * 1000) / 1000;
  return cues.map((cue) => ({ ...cue, start: move(cue.start), end: move(cue.end) }));
}

function durationOf(
  {
    durationSeconds,
    preamble = [],
    notes = [],
  }: Pick<Reading, 'durationSeconds' | 'preamble' | 'notes'>,
  cues: readonly Cue[],
): number | null {
  if (durationSeconds && isBelievableTime(durationSeconds)) return durationSeconds;
  let latest: number | null = null;
  for (const { start, end, text } of cues) {
    if (start === null) continue;
    const until = end ?? start + text.split(' ').length / wordsPerSecond;
    latest = Math.max(latest ?? 0, until);
  }
  if (latest !== null) return Math.round(latest * 1000) / 1000;
  return durationWithoutTimes([...preamble, ...notes], cues);
}
