import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { needsTimes, type TalkFormat } from '@rapport/contract';
import { type Analysis, analyseTranscript } from '@rapport/transcript';
import { extractText } from '../../apps/server/src/features/transcripts/extract-text/extract-text.ts';
import {
  talkFormats,
  type WrittenTurn,
  writeExport,
} from '../../apps/server/src/testing/write-exports.ts';
import type { CheckResult, Row } from './check.ts';
import type { Expected } from './index-entry.ts';

const filesMax = 15;

/** Reads real files, exports them in every format, and reads the exports again. */
export async function checkOwnExports(files: readonly Expected[]): Promise<CheckResult> {
  const read = files.filter(({ speakers }) => speakers !== null);
  const step = Math.max(1, Math.floor(read.length / filesMax));
  const chosen = read.filter((_, at) => at % step === 0).slice(0, filesMax);
  const results: { row: Row; failures: number }[] = [];
  // One by one, because a PDF takes much memory.
  for (const file of chosen) results.push(await checkFile(file));
  return {
    title: 'Own exports, read again',
    header: ['file', 'turns', ...talkFormats],
    rows: results.map(({ row }) => row),
    failures: results.reduce((sum, { failures }) => sum + failures, 0),
  };
}

async function checkFile({ file, path }: Expected): Promise<{ row: Row; failures: number }> {
  const fileName = basename(path);
  const analysed = analyseTranscript({
    text: await extractText({ bytes: readFileSync(path), fileName }),
    fileName,
    directory: [],
  });
  const turns = turnsOf(analysed);
  const isTimed = turns.some(({ start }) => start !== null);
  const verdicts: string[] = [];
  for (const format of talkFormats)
    verdicts.push(needsTimes(format) && !isTimed ? '-' : await verdictOf(turns, format));
  const failures = verdicts.filter((verdict) => verdict.startsWith('WRONG')).length;
  return { row: [file, String(turns.length), ...verdicts], failures };
}

async function verdictOf(turns: readonly WrittenTurn[], format: TalkFormat): Promise<string> {
  const fileName = `meeting.${format}`;
  const text = await extractText({ bytes: await writeExport(turns, format), fileName });
  const found = turnsOf(analyseTranscript({ text, fileName, directory: [] }));
  const [before, again] = [turns, found].map((all) => heldBy(format, all));
  const at = before?.findIndex((turn, i) => !isSame(turn, again?.[i])) ?? -1;
  if (at < 0 && again?.length === before?.length) return 'ok';
  return `WRONG: ${again?.length} turns, the first other one is ${at + 1}`;
}

/** What the format can hold: see docs/layouts.md. */
function heldBy(format: TalkFormat, turns: readonly WrittenTurn[]): readonly WrittenTurn[] {
  if (format === 'pdf')
    return turns.map((turn) => ({ ...turn, text: turn.text.replace(invisible, '') }));
  return needsTimes(format) ? withJoinedPassages(turns) : turns;
}

const invisible = /\p{Default_Ignorable_Code_Point}/gu;

function withJoinedPassages(turns: readonly WrittenTurn[]): WrittenTurn[] {
  const joined: WrittenTurn[] = [];
  for (const turn of turns) {
    const last = joined.at(-1);
    if (last && turn.speaker === null && last.speaker === null)
      joined.splice(-1, 1, { ...last, text: `${last.text} ${turn.text}` });
    else joined.push(turn);
  }
  return joined;
}

/** Documents have whole seconds. */
function isSame(turn: WrittenTurn, again: WrittenTurn | undefined): boolean {
  const whole = (seconds: number | null) => (seconds === null ? null : Math.floor(seconds));
  return (
    turn.speaker === again?.speaker &&
    turn.text === again.text &&
    whole(turn.start) === whole(again.start)
  );
}

function turnsOf({ turns, participants }: Analysis): WrittenTurn[] {
  const nameOf = new Map(participants.map(({ id, name }) => [id, name]));
  return turns.map(({ speaker, start, end, text, written }) => ({
    speaker: speaker === null ? null : (nameOf.get(speaker) ?? speaker),
    start,
    end,
    text,
    ...(written && { written: true as const }),
  }));
}
