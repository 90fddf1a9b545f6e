import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWebVtt } from '@rapport/transcript';
import webvtt from 'webvtt-parser';
import type { CheckResult, Row } from './check.ts';
import { type Expected, readJson } from './index-entry.ts';

type Node = { type?: string; value?: string; children?: Node[] };

/**
 * Compares our cues of real files with those of webvtt-parser, which follows the specification to the letter: each
 * of its cues must be among ours, with the same id, times and text. More of ours than a few odd ones is an error too.
 */
export function checkAgainstOracle(files: readonly Expected[], data: string): CheckResult {
  const entities = oracleEntities(data);
  const results = files
    .filter(({ path }) => path.endsWith('.vtt'))
    .map((file) => compare(file, entities));
  return {
    title: 'WebVTT files beside webvtt-parser',
    header: ['file', 'its cues', 'ours', 'missing', 'verdict'],
    rows: results.map(({ row }) => row),
    failures: results.filter(({ ok }) => !ok).length,
  };
}

function compare(
  { file, path }: Expected,
  entities: Record<string, string>,
): { row: Row; ok: boolean } {
  const text = readFileSync(path, 'utf8');
  const theirs = new webvtt.WebVTTParser(entities)
    .parse(text, 'metadata')
    .cues.map(({ id, startTime, endTime, tree }) =>
      [id, startTime, endTime, plainText(tree)].join('\n'),
    );
  const ours = readWebVtt(text).map((cue) => [cue.id, cue.start, cue.end, cue.text].join('\n'));
  const known = new Set(ours);
  const missing = theirs.filter((cue) => !known.has(cue)).length;
  // Times without leading zeros it drops by the hundred; in other files only a handful of times are odd.
  const isOwnDialect = /^\d:\d:\d/m.test(text);
  const ok = missing === 0 && (isOwnDialect || ours.length - theirs.length <= theirs.length * 0.01);
  return {
    ok,
    row: [file, String(theirs.length), String(ours.length), String(missing), ok ? 'ok' : 'WRONG'],
  };
}

function plainText(node: Node): string {
  if (node.type === 'text') return node.value ?? '';
  return node.children?.map(plainText).join('') ?? '';
}

/** The parser wants its entities without semicolons in the way of its own default table. */
function oracleEntities(data: string): Record<string, string> {
  return readJson<Record<string, string>>(join(data, 'webvtt', 'html-entities.json'));
}
