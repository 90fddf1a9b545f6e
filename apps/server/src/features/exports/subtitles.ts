import type { TranscriptTurn } from '@rapport/contract';
import { ofMinutes, type SpokenMeeting, speakerOf } from './read-export.ts';
import { fullClock } from './words.ts';

/** Seconds from the start of the meeting. `speaker` is null if the transcript names none. */
type Cue = { start: number; end: number; speaker: string | null; text: string; isFirst: boolean };

/** Two lines of a subtitle. */
const cueCharacters = 84;
const charactersPerSecond = 15;
const shortestSeconds = 0.04;

type Writer = (cue: Cue, number: number) => string;

/** One or more cues for each turn. Within a turn the times are shared out by the length of the words. */
async function* subtitles(exported: SpokenMeeting, write: Writer): AsyncGenerator<string> {
  let number = 0;
  let waiting: TranscriptTurn | undefined;
  let lastEnd = 0;
  const cuesOf = (turn: TranscriptTurn, nextStart: number | null) => {
    const cues = cuesOfTurn(exported, turn, lastEnd, nextStart);
    lastEnd = cues.at(-1)?.end ?? lastEnd;
    return cues
      .map((cue) => {
        number += 1;
        return write(cue, number);
      })
      .join('');
  };
  for await (const piece of exported.transcript.readPieces()) {
    let written = '';
    for (const turn of piece) {
      if (waiting) written += cuesOf(waiting, turn.start);
      waiting = turn;
    }
    yield written;
  }
  if (waiting) yield cuesOf(waiting, null);
}

function cuesOfTurn(
  exported: SpokenMeeting,
  turn: TranscriptTurn,
  lastEnd: number,
  nextStart: number | null,
): Cue[] {
  const text = turn.text.replace(/\s+/g, ' ').trim();
  if (text === '') return [];
  const start = turn.start ?? lastEnd;
  const guess = start + text.length / charactersPerSecond;
  const until = turn.end ?? (nextStart !== null && nextStart > start ? nextStart : guess);
  const texts = piecesOf(text);
  const end = Math.max(until, start + texts.length * shortestSeconds);
  const isNamed = turn.written || turn.participantId !== null;
  const timeAt = (characters: number) => start + ((end - start) * characters) / text.length;
  let said = 0;
  return texts.map((words, at) => {
    const from = timeAt(said);
    said += words.length + 1;
    return {
      start: at === 0 ? start : from,
      end: at === texts.length - 1 ? end : timeAt(said),
      speaker: isNamed ? speakerOf(exported, turn) : null,
      text: words,
      isFirst: at === 0,
    };
  });
}

/** Pieces of like length. Cut at blanks only, so that the pieces joined by blanks are the text. */
function piecesOf(text: string): string[] {
  const share = text.length / Math.ceil(text.length / cueCharacters);
  const most = Math.min(cueCharacters, share + cueCharacters / 8);
  const pieces: string[] = [];
  let open = '';
  for (const word of text.split(' ')) {
    if (open !== '' && open.length + 1 + word.length > most) {
      pieces.push(open);
      open = word;
    } else open = open === '' ? word : `${open} ${word}`;
  }
  return [...pieces, open];
}

/** A change to a speaker without a name is marked by a dash, as captions do. */
export const srt = (exported: SpokenMeeting) =>
  subtitles(exported, ({ start, end, speaker, text, isFirst }, number) => {
    const name = speaker === null ? (isFirst ? '- ' : '') : `${oneLine(speaker)}: `;
    return `${number}\r\n${times(start, end, ',')}\r\n${name}${withoutTags(text)}\r\n\r\n`;
  });

export async function* webVtt(exported: SpokenMeeting): AsyncGenerator<string> {
  yield 'WEBVTT\n\n';
  yield* subtitles(exported, ({ start, end, speaker, text, isFirst }) => {
    const voice = speaker === null ? (isFirst ? '<v ->' : '') : `<v ${escaped(oneLine(speaker))}>`;
    return `${times(start, end, '.')}\n${voice}${escaped(text)}\n\n`;
  });
}

const times = (start: number, end: number, sign: '.' | ',') =>
  `${fullClock(start, sign)} --> ${fullClock(end, sign)}`;

const oneLine = (name: string) => name.replace(/\s+/g, ' ').trim() || ofMinutes;
/** SubRip has no escapes of its own. Players read tags and entities of HTML, so only those and arrows are escaped. */
const withoutTags = (text: string) =>
  text
    .replace(/&(?=#?\w+;)/g, '&amp;')
    .replace(/<(?=[a-z/!])/gi, '&lt;')
    .replaceAll('-->', '--&gt;');

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
