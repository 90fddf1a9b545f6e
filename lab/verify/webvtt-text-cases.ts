import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readWebVtt } from '@rapport/transcript';
import type { CheckResult } from './check.ts';
import { readJson } from './index-entry.ts';

type TextCase = { text: string; expectedTree: string };

/** Two cases need rare character names, which Rapport does not know. */
const leastRight = 75;

/** Runs the cue cases of the web-platform-tests on text and voices. */
export function checkWebVttTexts(data: string): CheckResult {
  const folder = join(data, 'webvtt', 'cue-parsing');
  const cases = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readJson<TextCase[]>(join(folder, name)));
  const wrong = cases.flatMap(({ text, expectedTree }) => {
    const cue = readWebVtt(`WEBVTT\n\n00:00:00.000 --> 00:00:01.000\n${text}`)[0];
    const voices = cue?.voices.flatMap(({ voice }) => (voice === null ? [] : [voice])) ?? [];
    const isRight =
      (cue?.text ?? '') === plainText(expectedTree) &&
      voices.join() === voicesOf(expectedTree).join();
    return isRight ? [] : [[JSON.stringify(text), JSON.stringify(cue?.text)]];
  });
  const right = cases.length - wrong.length;
  return {
    title: `WebVTT cue texts, ${right} of ${cases.length}`,
    header: ['text', 'read as'],
    rows: wrong,
    failures: Math.max(0, leastRight - right),
  };
}

/** Trees are in the html5lib format: quoted text after a bar and spaces. */
function plainText(tree: string): string {
  return Array.from(
    tree.matchAll(/^\|\s+"([\s\S]*?)"(?=\n\||\n?$(?![\s\S]))/gm),
    ([, text]) => text,
  ).join('');
}

function voicesOf(tree: string): string[] {
  return Array.from(tree.matchAll(/^\|\s+title="(.*)"$/gm), ([, name]) => name ?? '');
}
