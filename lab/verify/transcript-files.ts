import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  mergeCues,
  readTranscript,
  type Turn,
  UnreadableTranscriptError,
} from '@rapport/transcript';
import { extractText } from '../../apps/server/src/features/transcripts/extract-text/extract-text.ts';
import type { CheckResult, Row } from './check.ts';
import type { Expected } from './index-entry.ts';

type Found = { layout: string; turns: readonly Turn[] };

export async function checkTranscriptFiles(files: readonly Expected[]): Promise<CheckResult> {
  const results = await Promise.all(files.map(checkFile));
  return {
    title: 'Transcripts',
    header: ['file', 'layout', 'speakers', 'found', 'turns', 'found', 'words', 'found', 'verdict'],
    rows: results.map(({ row }) => row),
    failures: results.filter(({ ok }) => !ok).length,
  };
}

async function checkFile(expected: Expected): Promise<{ row: Row; ok: boolean }> {
  const found = await readFile(expected.path);
  if (found === null) {
    const ok = expected.speakers === null;
    const verdict = ok ? 'ok: no transcript' : 'WRONG: refused';
    return { ok, row: [expected.file, '-', '', '', '', '', '', '', verdict] };
  }
  // Lines of minutes between the talk are recognised, and the expected counts are of turns only.
  const said = found.turns.filter(({ written }) => !written);
  const turns = countedTurns(said, expected);
  const speakers = new Set(turns.flatMap(({ speaker }) => (speaker === null ? [] : [speaker])));
  const problems =
    expected.speakers === null
      ? ['was read although it is no transcript']
      : [...speakerProblems(expected.speakers, speakers), ...turnProblems(expected, turns.length)];
  const verdict = problems.length === 0 ? 'ok' : `WRONG: ${problems.join('; ')}`;
  return {
    ok: problems.length === 0,
    row: [
      expected.file,
      found.layout,
      String(expected.speakers?.length ?? 0),
      String(speakers.size),
      String(expected.turns ?? ''),
      String(turns.length),
      String(expected.words ?? ''),
      String(said.reduce((sum, { words }) => sum + words, 0)),
      expected.correction ? `${verdict} (${expected.correction})` : verdict,
    ],
  };
}

/** Null if the file is refused. */
async function readFile(path: string): Promise<Found | null> {
  const fileName = basename(path);
  try {
    const text = await extractText({ bytes: readFileSync(path), fileName });
    const { layout, cues } = readTranscript({ text, fileName });
    return { layout, turns: mergeCues(cues) };
  } catch (error) {
    if (error instanceof UnreadableTranscriptError) return null;
    throw error;
  }
}

/** Drops the turns of speakers whom the count omits, and joins neighbours of one speaker. */
function countedTurns(
  turns: readonly Turn[],
  { othersSpeak, speakers }: Expected,
): readonly Turn[] {
  if (!othersSpeak) return turns;
  const counted = turns.filter(({ speaker }) => speaker !== null && speakers?.includes(speaker));
  return counted.filter((turn, i) => turn.speaker !== counted[i - 1]?.speaker);
}

function speakerProblems(expected: readonly string[], found: ReadonlySet<string>): string[] {
  const missing = expected.filter((name) => !found.has(name));
  const extra = [...found].filter((name) => !expected.includes(name));
  return [
    ...(missing.length > 0 ? [`missing ${missing.join(', ')}`] : []),
    ...(extra.length > 0 ? [`not in the file: ${extra.join(', ')}`] : []),
  ];
}

function turnProblems({ turns, tolerance }: Expected, found: number): string[] {
  if (turns === null) return [];
  return Math.abs(found - turns) <= turns * tolerance ? [] : [`${found} turns instead of ${turns}`];
}
