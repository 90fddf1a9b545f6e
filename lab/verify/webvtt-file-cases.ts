import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { readWebVtt } from '@rapport/transcript';
import type { CheckResult } from './check.ts';

/** Stands for layout properties, which Rapport ignores; equal to anything. */
const layout: object = new Proxy(() => undefined, { get: () => layout, apply: () => layout });

/** Runs the file cases of the web-platform-tests on ids, texts and times. */
export function checkWebVttFiles(data: string): CheckResult {
  const folder = join(data, 'webvtt', 'file-parsing');
  const names = readdirSync(folder).filter((name) => name.endsWith('.vtt'));
  const problems = names.flatMap((name) => {
    const problem = runAssertions(join(folder, name));
    return problem === null ? [] : [[name, problem]];
  });
  return {
    title: `WebVTT files, ${names.length - problems.length} of ${names.length}`,
    header: ['file', 'problem'],
    rows: problems,
    failures: problems.length,
  };
}

function runAssertions(path: string): string | null {
  const cues = readWebVtt(readFileSync(path, 'utf8')).map(({ id, text, start, end }) =>
    withLayout({ id, text, startTime: start, endTime: end }),
  );
  const assertEquals = (actual: unknown, expected: unknown, message?: unknown) => {
    if (actual === layout || expected === layout || Object.is(actual, expected)) return;
    throw new Error(
      `${String(message ?? '')} ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`,
    );
  };
  try {
    runInNewContext(readFileSync(path.replace(/vtt$/, 'js'), 'utf8'), {
      cues,
      assert_equals: assertEquals,
      assert_not_equals: () => undefined,
      assert_true: (value: unknown) => assertEquals(value, true),
      assert_false: (value: unknown) => assertEquals(value, false),
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function withLayout<T extends object>(cue: T): T {
  return new Proxy(cue, {
    get: (target, key) => (key in target ? Reflect.get(target, key) : layout),
  });
}
