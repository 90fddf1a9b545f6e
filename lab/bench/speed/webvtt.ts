import { readWebVtt } from '@rapport/transcript';
import nodeWebVtt from 'node-webvtt';
import webVttParser from 'webvtt-parser';

const fileMegabytes = 10;
const rounds = 5;

type Reader = { reader: string; cuesOf: (text: string) => number };

const readers: readonly Reader[] = [
  { reader: 'rapport', cuesOf: (text) => readWebVtt(text).length },
  {
    reader: 'node-webvtt',
    cuesOf: (text) => nodeWebVtt.parse(text, { strict: false }).cues.length,
  },
  {
    reader: 'webvtt-parser',
    cuesOf: (text) => new webVttParser.WebVTTParser().parse(text, 'metadata').cues.length,
  },
];

/**
 * Reads a generated file of about 10 MB in Zoom's style with our reader and two others in turns. Medians of
 * five rounds, in MB (10^6 characters) per second.
 * @throws Error if a reader does not find every cue.
 */
export async function benchWebVtt(): Promise<{
  rows: { reader: string; megabytesPerSecond: number }[];
}> {
  const { text, cues } = zoomLikeFile();
  const seconds = new Map(readers.map(({ reader }) => [reader, [] as number[]]));
  for (let round = 0; round < rounds; round++) {
    for (const { reader, cuesOf } of readers) {
      const before = performance.now();
      const found = cuesOf(text);
      seconds.get(reader)?.push((performance.now() - before) / 1000);
      if (found !== cues) throw new Error(`${reader} found ${found} of ${cues} cues`);
    }
  }
  const rows = Array.from(seconds, ([reader, times]) => ({
    reader,
    megabytesPerSecond: Math.round((text.length / 1e6 / median(times)) * 10) / 10,
  }));
  return { rows };
}

/** Deterministic numbered cues with CRLF, a leading name and 1 to 40 words. */
function zoomLikeFile(): { text: string; cues: number } {
  const names = ['Ada Quist', 'Bo | Harbour', 'Chidi (North)', 'dana.r', 'Émile Åkerman'];
  const words = 'we could ship the second part on Friday if nobody minds that it is small'.split(
    ' ',
  );
  const parts = ['WEBVTT\r\n\r\n'];
  let length = 0;
  let cues = 0;
  for (let ms = 0; length < fileMegabytes * 1e6; ms += 4000) {
    cues++;
    const said = Array.from(
      { length: 1 + ((cues * 7) % 40) },
      (_, i) => words[(cues + i) % words.length],
    );
    const name = names[(cues * 3) % names.length];
    const cue = `${cues}\r\n${clock(ms)} --> ${clock(ms + 3500)}\r\n${name}: ${said.join(' ')}.\r\n\r\n`;
    parts.push(cue);
    length += cue.length;
  }
  return { text: parts.join(''), cues };
}

function clock(ms: number): string {
  const pad = (n: number, digits = 2) => String(n).padStart(digits, '0');
  const [hours, minutes, seconds] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60];
  return `${[hours, minutes, seconds].map((n) => pad(Math.floor(n))).join(':')}.${pad(ms % 1000, 3)}`;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}
