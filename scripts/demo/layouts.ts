import { writeDocx } from '@rapport/server/testing/documents/docx-writer';
import { randomFrom } from '../random.ts';
import { monthNames } from './month-names.ts';

/** File names and layouts of common programs. */
export type LayoutName = 'zoom' | 'teams' | 'meet' | 'stamped' | 'plain';

export type TalkToLayOut = {
  title: string;
  /** YYYY-MM-DD */
  date: string;
  /** HH:mm */
  time: string;
  lines: readonly { label: string; text: string }[];
};

type LaidOut = { fileName: string; bytes: Uint8Array<ArrayBuffer> };
type TimedLine = { label: string; text: string; start: number; end: number };

const wordsPerSecond = 1.75;
const wordsPerSecondAssumed = 2.5;
const paceMin = 0.9;
const paceMax = 1.15;
/** Seconds before a turn: most begin at once, some after a look at a screen or a list. */
const pauseMax = 9;
const secondsBetweenHeadings = 245;

export const layouts: Record<LayoutName, (talk: TalkToLayOut) => LaidOut> = {
  zoom(talk) {
    const cues = timed(talk).flatMap(inSentences);
    const blocks = cues.map(
      ({ label, text, start, end }, at) =>
        `${at + 1}\n${clock(start, 3)} --> ${clock(end, 3)}\n${label}: ${text}`,
    );
    return encoded(`${talk.title} ${talk.date}.vtt`, ['WEBVTT', ...blocks].join('\n\n'));
  },
  teams(talk) {
    const lines = timed(talk);
    const [year, month, day] = numbersOf(talk.date);
    const [hour = 0, minute] = talk.time.split(':').map(Number);
    const half = `${hour % 12 || 12}:${two(minute)}${hour < 12 ? 'AM' : 'PM'}`;
    const name = `${talk.title}-${talk.date.replaceAll('-', '')}_${talk.time.replace(':', '')}00-Meeting Transcript`;
    const bytes = writeDocx([
      name,
      `${monthNames[month - 1]} ${day}, ${year}, ${half}`,
      lengthOf(lines),
      `${lines[0]?.label} started transcription`,
      ...lines.map(({ label, text, start }) => `${label}   ${short(start)}\n${text}`),
      `${lines[0]?.label} stopped transcription`,
    ]);
    return { fileName: `${name}.docx`, bytes };
  },
  meet(talk) {
    const lines = timed(talk);
    const name = `${talk.title} - ${talk.date.replaceAll('-', '_')} ${talk.time.replace(':', '_')} - Transcript`;
    let headings = 0;
    const body = lines.flatMap(({ label, text, start }) => {
      const isDue = start >= headings * secondsBetweenHeadings;
      if (isDue) headings++;
      return [...(isDue ? ['', clock(start, 0), ''] : []), `${label}: ${text}`];
    });
    const head = [
      `${talk.title} - ${talk.date.replaceAll('-', '/')} ${talk.time} - Transcript`,
      'Attendees',
      [...new Set(lines.map(({ label }) => label))].sort().join(', '),
      'Transcript',
      'This editable transcript was computer generated and might contain errors. People can also change the text after it was created.',
    ];
    const end = `Transcription ended after ${clock(lines.at(-1)?.end ?? 0, 0)}`;
    return encoded(`${name}.txt`, [...head, ...body, '', end].join('\n'));
  },
  stamped(talk) {
    const body = timed(talk).map(
      ({ label, text, start }) => `[${clock(start, 0)}] ${label}: ${text}`,
    );
    const head = [talk.title, `${talk.date} ${talk.time}`, ''];
    return encoded(`${talk.date} ${talk.title}.txt`, [...head, ...body].join('\n'));
  },
  plain(talk) {
    const body = talk.lines.map(({ label, text }) => `${label}: ${text}`);
    const head = [talk.title, talk.date];
    return encoded(`${talk.title} ${talk.date}.txt`, [...head, ...body].join('\n\n'));
  },
};

/** About how long a talk takes. Without times, the analysis assumes a quicker pace. */
export function secondsOf(layout: LayoutName, said: { words: number; turns: number }): number {
  if (layout === 'plain') return said.words / wordsPerSecondAssumed;
  return said.words / wordsPerSecond + (said.turns * pauseMax) / 4;
}

function encoded(fileName: string, text: string): LaidOut {
  return { fileName, bytes: new TextEncoder().encode(text) };
}

function timed({ title, date, lines }: TalkToLayOut): TimedLine[] {
  const random = randomFrom(title.length * 1000 + Number(date.replaceAll('-', '')));
  let at = random.between(2, 9);
  return lines.map((line) => {
    const start = at + pauseMax * random.next() ** 3;
    const pace = wordsPerSecond * random.between(paceMin, paceMax);
    at = start + line.text.split(' ').length / pace;
    return { ...line, start, end: at };
  });
}

function inSentences({ label, text, start, end }: TimedLine): TimedLine[] {
  const sentences = text.split(/(?<=[.?!]) (?=[A-Z])/);
  const perLetter = (end - start) / text.length;
  let from = start;
  return sentences.map((sentence) => {
    const cue = { label, text: sentence, start: from, end: from + sentence.length * perLetter };
    from = cue.end;
    return cue;
  });
}

const two = (value = 0) => String(value).padStart(2, '0');

const numbersOf = (date: string): [number, number, number] => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
};

/** Formats 00:04:09, with the fraction that WebVTT requires. */
function clock(seconds: number, decimals: number): string {
  const scale = 10 ** decimals;
  const rest = (Math.floor((seconds % 60) * scale) / scale).toFixed(decimals);
  const width = decimals ? 3 + decimals : 2;
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${rest.padStart(width, '0')}`;
}

const short = (seconds: number) => `${Math.floor(seconds / 60)}:${two(Math.floor(seconds % 60))}`;

function lengthOf(lines: readonly TimedLine[]): string {
  const seconds = lines.at(-1)?.end ?? 0;
  return `${Math.floor(seconds / 60)}m ${Math.floor(seconds % 60)}s`;
}
