import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

test.each([
  ['start.ts', 'Starting Rapport…'],
  ['demo.ts', 'Starting the demonstration…'],
])('%s says at once that it starts, before it finds mistakes', async (script, first) => {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'run.js'), join(import.meta.dirname, script)],
    { env: { PATH: process.env.PATH, PORT: 'eighty' } },
  );
  const ended = once(child, 'exit');
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(said.split('\n')[0]).toBe(first);
  expect(complaint).toBe(
    'The configuration has mistakes:\n  PORT: must be a whole number from 0 to 65535\n',
  );
  expect(await ended).toEqual([1, null]);
});
