import { secondsOf } from '../clock-time.ts';
import { tidyLabel } from '../speaker-label.ts';
import { type Json, type JsonRecord, listOf, numberIn, recordOf, textIn } from './json-value.ts';
import { momentOf } from './moment.ts';
import { type Piece, piecesOfWords } from './words.ts';

const texts = ['text', 'transcript', 'content', 'sentence', 'utterance', 'transcription'];
const starts = [
  ...['start', 'start_time', 'startTime', 'start_offset', 'begin', 'ts', 'from'],
  ...['timestamp', 'start_timestamp'],
];
const ends = ['end', 'end_time', 'endTime', 'end_offset', 'end_ts', 'to', 'end_timestamp'];
const speakers = [
  ...['speaker', 'speaker_name', 'speakerName', 'speaker_label', 'speakerLabel'],
  ...['speaker_id', 'speakerId', 'participant', 'name', 'channel'],
];

/**
 * What was said, from the JSON of a transcription service: Whisper, WhisperX, whisper.cpp, OpenAI, AWS Transcribe,
 * Deepgram, AssemblyAI, Rev, Otter, Fireflies, and lists of records with words, speakers and times. Times are in the
 * unit of the file.
 */
export function piecesOf(json: Json): Piece[] {
  const top = recordOf(json);
  const results = recordOf(top.results);
  const names = namesOf(top);
  const lists = [
    ...[results.utterances, top.utterances, results.audio_segments, top.segments],
    ...[top.transcription, recordOf(top.speech).transcripts, top.sentences, top.entries],
    ...[recordOf(recordOf(top.data).transcript).sentences, top.transcript, top.transcripts, json],
  ];
  for (const list of lists) {
    const entries = listOf(list).map(recordOf);
    const pieces = entries.flatMap((entry) => pieceOf(entry, names) ?? []);
    if (pieces.length > 0) return pieces;
    const worded = entries.flatMap((entry) => pieceOfWords(entry, names) ?? []);
    if (worded.length > 0) return worded;
  }
  const spoken = [monologuesOf(top, names), awsItemsOf(results), deepgramWordsOf(results)];
  return spoken.find((pieces) => pieces.length > 0) ?? googleWordsOf(top);
}

/** Speakers that a list beside the words gives names to (Rev, Otter), and whose microphone it is (Granola). */
function namesOf(top: JsonRecord): ReadonlyMap<string, string> {
  const owner = textIn(recordOf(top.owner), ['name']);
  const listed = [...listOf(top.speakers), ...listOf(recordOf(top.speech).speakers)].map(recordOf);
  return new Map([
    ...(owner === null ? [] : [['microphone', owner] as const]),
    ...listed.flatMap((entry) => {
      const id = idOf(entry.id);
      const name = textIn(entry, ['speaker_name', 'name', 'label']);
      return id === null || name === null ? [] : [[id, name] as const];
    }),
  ]);
}

const idOf = (value: Json | undefined): string | null =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : null;

function pieceOf(entry: JsonRecord, names: ReadonlyMap<string, string>): Piece | null {
  const text = textIn(entry, texts);
  if (text === null) return null;
  const clock = recordOf(entry.timestamps);
  const offsets = recordOf(entry.offsets);
  const time = (keys: readonly string[], end: 'from' | 'to') =>
    numberIn(entry, keys) ??
    secondsOf(textIn(clock, [end]) ?? textIn(entry, keys) ?? '') ??
    momentOf(textIn(entry, keys) ?? '') ??
    numberIn(offsets, [end]);
  return {
    text,
    speaker: speakerOf(entry, names),
    start: time(starts, 'from'),
    end: time(ends, 'to'),
  };
}

/** Recall.ai: a person and their words, each with its time in the meeting. */
function pieceOfWords(entry: JsonRecord, names: ReadonlyMap<string, string>): Piece | null {
  const words = listOf(entry.words).map(recordOf);
  const text = words.flatMap((word) => textIn(word, ['text', 'word']) ?? []).join(' ');
  const timeOf = (word: JsonRecord | undefined, key: string) =>
    numberIn(recordOf(word?.[key]), ['relative']);
  return text === ''
    ? null
    : {
        text,
        speaker: speakerOf(entry, names),
        start: timeOf(words[0], 'start_timestamp'),
        end: timeOf(words.at(-1), 'end_timestamp'),
      };
}

/** A number or single letter is the service's, so it is written as 'Speaker 1', 'Speaker A'. */
export function speakerOf(
  entry: JsonRecord,
  names: ReadonlyMap<string, string> = new Map(),
): string | null {
  for (const key of speakers) {
    const nested = recordOf(entry[key]);
    const raw =
      textIn(nested, ['name', 'displayName', 'display_name', 'label', 'source']) ??
      idOf(entry[key]);
    // Granola names the device: whoever is behind the loudspeaker is unknown.
    if (raw === null || raw.trim() === '' || (nested.source === raw && !names.has(raw))) continue;
    const name = names.get(raw) ?? raw;
    return tidyLabel(/^(?:\d{1,3}|[A-Z])$/.test(name) ? `Speaker ${name}` : name);
  }
  return null;
}

/** Rev: monologues of elements. */
function monologuesOf(top: JsonRecord, names: ReadonlyMap<string, string>): Piece[] {
  return listOf(top.monologues).flatMap((entry) => {
    const elements = listOf(recordOf(entry).elements).map(recordOf);
    const text = elements.map((element) => textIn(element, ['value']) ?? ' ').join('');
    const times = elements.flatMap((element) => numberIn(element, starts) ?? []);
    const until = elements.flatMap((element) => numberIn(element, ends) ?? []);
    const speaker = speakerOf(recordOf(entry), names);
    return text.trim() === ''
      ? []
      : [{ text, speaker, start: times[0] ?? null, end: until.at(-1) ?? null }];
  });
}

/** AWS Transcribe without `audio_segments`: words with marks, and who spoke when. */
function awsItemsOf(results: JsonRecord): Piece[] {
  const labels = new Map(
    listOf(recordOf(results.speaker_labels).segments).flatMap((segment) =>
      listOf(recordOf(segment).items).flatMap((item) => {
        const start = idOf(recordOf(item).start_time);
        const speaker = speakerOf(recordOf(item)) ?? speakerOf(recordOf(segment));
        return start === null || speaker === null ? [] : [[start, speaker] as const];
      }),
    ),
  );
  const words = listOf(results.items).map((value) => {
    const item = recordOf(value);
    const isMark = item.type === 'punctuation';
    return {
      text: textIn(recordOf(listOf(item.alternatives)[0]), ['content']) ?? '',
      isMark,
      speaker: speakerOf(item) ?? labels.get(idOf(item.start_time) ?? '') ?? null,
      start: numberIn(item, starts),
      end: numberIn(item, ends),
    };
  });
  return piecesOfWords(words);
}

function deepgramWordsOf(results: JsonRecord): Piece[] {
  return listOf(results.channels).flatMap((channel) => {
    const best = recordOf(listOf(recordOf(channel).alternatives)[0]);
    return piecesOfWords(listOf(best.words).map((word) => wordOf(recordOf(word))));
  });
}

/** Google Speech-to-Text. The last result repeats all words where speakers are told apart. */
function googleWordsOf(top: JsonRecord): Piece[] {
  const results = listOf(top.results).map((result) =>
    recordOf(listOf(recordOf(result).alternatives)[0]),
  );
  const told = listOf(results.at(-1)?.words).map(recordOf);
  if (told.some((word) => word.speakerTag !== undefined))
    return piecesOfWords(
      told.map((word) => ({ ...wordOf(word), speaker: speakerOf({ speaker: word.speakerTag }) })),
    );
  return results.flatMap((result) => pieceOf(result, new Map()) ?? []);
}

function wordOf(word: JsonRecord) {
  return {
    text: textIn(word, ['punctuated_word', 'word', 'text']) ?? '',
    isMark: false,
    speaker: speakerOf(word),
    start: numberIn(word, starts),
    end: numberIn(word, ends),
  };
}
