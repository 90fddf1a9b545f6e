import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWebVtt } from '@rapport/transcript';
import webvtt from 'webvtt-parser';
import type { CheckResult, Row } from './check.ts';
import { type Expected, readJson } from './index-entry.ts';

type Node = { type?: string; value?: string; children?: Node[] };

/**
 * Compares our cues with those of webvtt-parser, which follows the specification strictly. All of its cues must be
 * among ours with the same id, times and text. We may find at most 1 % more.
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
  // The parser drops all cues whose times lack leading zeros, so for such files any number of additional cues is
  // allowed.
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

/** All HTML entities; the parser's default table has six. */
function oracleEntities(data: string): Record<string, string> {
  return readJson<Record<string, string>>(join(data, 'webvtt', 'html-entities.json'));
}
