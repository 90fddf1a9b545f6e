import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Expected content, counted by hand or by other programs. */
export type Expected = {
  file: string;
  path: string;
  /** Null if the file must be refused. */
  speakers: readonly string[] | null;
  /** Null if not counted. */
  turns: number | null;
  words: number | null;
  /** Allowed deviation as a share of the turns. */
  tolerance: number;
  /** The count omits some speakers: others may be found, and their turns are ignored. */
  othersSpeak?: true;
  /** Why the expectation differs from the index. */
  correction?: string;
};

type IndexEntry = {
  id: string;
  file: string;
  format: string;
  speakers: number;
  turns?: number;
  words: number;
  speaker_counts: Record<string, number>;
};

type Truth = { speakers: string[]; turns: number; words: number };

const tolerance = 0.02;
const pdfTolerance = 0.05;

/** Minutes and cover pages. */
const noTranscripts = new Set(['t23', 't25', 'p05']);

type Correction = {
  add?: string[];
  remove?: string[];
  turns?: number;
  othersSpeak?: true;
  why: string;
};

/** Corrections of wrong counts in the index. */
const corrections: Record<string, Correction> = {
  t15: { turns: 145, why: 'unknown voices in a row may be several' },
  p01: { add: ['MR. KIM'], why: 'Mr. Kim speaks once, on page 31; the count leaves him out' },
  t27: {
    remove: ['Meeting', '(bot)'],
    turns: 23,
    why: 'the count takes the log line "Meeting: weekly" for a speaker, which also cuts turns in two',
  },
  t28: {
    remove: ['URL', 'SF', 'SA'],
    othersSpeak: true,
    why: 'the count has only initials: it leaves out who is written in full and takes a poll for speakers',
  },
};

/** The indexed files, and one meeting with known content in many layouts. */
export function expectedFiles(data: string): Expected[] {
  const folder = join(data, 'transcripts');
  const index: IndexEntry[] = readJson(join(folder, 'index.json'));
  const truth: Truth = readJson(join(folder, 'constructed', 'truth_ES2009c.json'));
  const constructed = [
    'Conceptual design review-20240305_100000-Meeting Transcript.docx',
    'fathom.docx',
    'fathom.txt',
    'google_meet.docx',
    'graph_api_unpadded.vtt',
    'name_text_utf16le_bom.txt',
    'otter.docx',
    'otter.txt',
    'teams_old.docx',
  ];
  return [
    ...index.map((entry) => fromIndex(entry, folder)),
    ...constructed.map((file) => ({
      ...truth,
      file,
      path: join(folder, 'constructed', file),
      tolerance: 0,
    })),
  ];
}

function fromIndex(entry: IndexEntry, folder: string): Expected {
  const correction = corrections[entry.id];
  const counted = entry.speakers === 0 ? [] : Object.keys(entry.speaker_counts);
  const speakers = [
    ...counted.filter((name) => !correction?.remove?.includes(name)),
    ...(correction?.add ?? []),
  ];
  return {
    file: entry.file,
    path: join(folder, entry.file),
    speakers: noTranscripts.has(entry.id) ? null : speakers,
    turns: entry.speakers === 0 ? null : (correction?.turns ?? entry.turns ?? null),
    words: entry.words,
    tolerance: entry.format === 'pdf' ? pdfTolerance : tolerance,
    ...(correction?.othersSpeak && { othersSpeak: true as const }),
    ...(correction && { correction: correction.why }),
  };
}

export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8'));
}
