import { untimedNames } from './document-labels.ts';
import { headName } from './head-name.ts';
import type { Layout, TextDocument } from './layout.ts';
import { isTitleOfList } from './line-labels.ts';
import { isNotSpeech } from './not-speech.ts';
import { isDocumentWord, speakerLabel } from './speaker-label.ts';
import { stampClock, stampPattern } from './stamps.ts';
import { statedDuration } from './stated-duration.ts';
import { readUtterances } from './utterances.ts';

/** `Name  0:24` with nothing after it, `Name (00:12):`, `Name [09:00 AM]: text`. */
const head = new RegExp(
  String.raw`^\s{0,12}(\S.{0,99}?)(\s+)(?:(${stampPattern})\s*$|\((${stampPattern})\)(?:\s?:\s*|\s*$)(.*)$|\[(${stampPattern})\](?:\s?:\s*|\s*$)(.*)$)`,
);
const headCharacters = 140;
const capitalsShare = 0.5;
/** So many heads of so few names are those of a talk, however many lines stand below each. */
const leastAgain = 6;
const mostDistinctShare = 0.5;

type NamedStamp = {
  speaker: string;
  stamp: string;
  text: string;
  /** How the line is set: what stands between name and time, and whether a blank line is above. */
  setting: string;
  isPlausible: boolean;
};

function nameThenTime(name: string, isIt: (document: TextDocument) => boolean): Layout {
  return {
    name,
    recognises: (document) => isIt(document) && hasEnoughHeads(document),
    read: ({ lines }) => {
      const clock = stampClock();
      const heads = headsOf(lines);
      const { cues, preamble, words } = readUtterances(lines, (line, i) => {
        const found = heads.get(i);
        if (found) {
          return { speaker: found.speaker, start: clock.read(found.stamp), text: found.text };
        }
        if (isNotSpeech(line)) return 'skip';
        return /^#{1,6}\s/.test(line) ? 'ends' : 'continues';
      });
      return {
        preamble,
        words,
        ...clock.settle(cues),
        durationSeconds: statedDuration(preamble),
      };
    },
  };
}

/** Newer Word file of Teams, recognised by who started the transcription. */
export const teamsDocx = nameThenTime('teams-docx', ({ text }) =>
  /\S (?:started|stopped) transcription[ \t]*(?:\n|$)/.test(text),
);

export const otter = nameThenTime('otter', ({ text }) =>
  /transcribed by (?:https?:\/\/)?otter\.ai|^[^\n]{1,99}\S {2}\d{1,2}:\d{2}(?::\d{2})? {0,2}$/im.test(
    text,
  ),
);

/** Where more lines begin with a name and a colon, what has a time is a link: 'Video | 1:10'. */
export const nameWithTime = nameThenTime(
  'name-then-time',
  (document) => untimedNames(document) <= headsOf(document.lines).size,
);

function hasEnoughHeads({ lines }: TextDocument): boolean {
  const filled = lines.filter((line) => line.trim() !== '').length;
  const heads = [...headsOf(lines).values()];
  const names = new Set(heads.map(({ speaker }) => speaker));
  const comeAgain = heads.length >= leastAgain && names.size <= heads.length * mostDistinctShare;
  return heads.length > 0 && heads.length * (comeAgain ? 40 : 12) >= filled;
}

/**
 * The lines with a name and a time. A name that only a head can have is one if its line is set as most heads are, so
 * that no name's words go to the speaker before.
 */
function headsOf(lines: readonly string[]): ReadonlyMap<number, NamedStamp> {
  const heads = known.get(lines) ?? findHeads(lines);
  known.set(lines, heads);
  return heads;
}

const known = new WeakMap<readonly string[], ReadonlyMap<number, NamedStamp>>();

function findHeads(lines: readonly string[]): ReadonlyMap<number, NamedStamp> {
  const found = new Map(
    lines.flatMap((line, i) => {
      const head = headOf(line, lines[i - 1]);
      return head === null ? [] : [[i, head] as const];
    }),
  );
  const counts = Map.groupBy(found.values(), (one) => one.speaker);
  // 'Time: 16:00' is a field above the talk, 'Video 1:10' a link; a presenter speaks more than once.
  for (const [i, { speaker }] of found) {
    const isField = isDocumentWord(speaker) || /^(?:start|end)$/i.test(speaker);
    if (isTitleOfList(speaker) || (isField && counts.get(speaker)?.length === 1)) found.delete(i);
  }
  const capitals = [...counts.keys()].filter((name) => /^\P{Ll}/u.test(name)).length;
  // 'rate [32:17] : text', once, in a file whose names have capitals.
  const isMidSentence = (name: string) => /^\p{Ll}/u.test(name) && counts.get(name)?.length === 1;
  if (capitals >= counts.size * capitalsShare)
    for (const [i, { speaker }] of found) if (isMidSentence(speaker)) found.delete(i);
  const all = [...found.values()];
  const plausible = all.filter((one) => one.isPlausible);
  const names = new Set(all.map((one) => one.speaker));
  if (plausible.length === 0 && names.size === all.length) return new Map();
  const usual = mostFrequent((plausible.length > 0 ? plausible : all).map((one) => one.setting));
  const isUsual = ({ setting }: NamedStamp, i: number) =>
    setting === usual || (i === 0 && usual?.startsWith(setting.replace(/ \w+$/, '')));
  return new Map([...found].filter(([i, one]) => one.isPlausible || isUsual(one, i)));
}

function mostFrequent(values: readonly string[]): string | null {
  const groups = [...Map.groupBy(values, (value) => value)];
  return groups.sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}

function headOf(line: string, above = ''): NamedStamp | null {
  const start = line.slice(0, headCharacters);
  if (!/\d:\d\d/.test(start)) return null;
  const match = head.exec(start);
  if (!match?.[1]) return null;
  const [, label, blanks, bare, round, afterRound = '', square, afterSquare = ''] = match;
  if (bare !== undefined && line.length > headCharacters) return null;
  const stamp = bare ?? round ?? square;
  // 'Ana: the rate [32:17] : is high' has words between name and time.
  const speaker = /:\s+\S/.test(label ?? '') ? null : headName(label ?? '');
  if (stamp === undefined || speaker === null) return null;
  const form = bare !== undefined ? 'bare' : round !== undefined ? 'round' : 'square';
  return {
    speaker,
    stamp,
    text: afterRound + afterSquare + line.slice(headCharacters),
    setting:
      form === 'bare'
        ? `bare ${blanks?.length} ${above.trim() === '' ? 'blank' : 'text'}`
        : `${form} ${blanks?.length}`,
    isPlausible: speakerLabel(speaker) !== null,
  };
}
