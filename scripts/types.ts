import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const compiler = join(root, 'node_modules/typescript/bin/tsc');
const projects = [
  '.',
  'apps/web',
  'packages/ask',
  'packages/figures',
  'packages/network',
  'packages/transcript',
];

/** The compiler's four would check types that they share once each, also where two cores run them. */
const checkers = String(Math.min(4, availableParallelism()));

async function check(project: string): Promise<boolean> {
  const known = join('node_modules/.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const run = spawn(
    process.execPath,
    [
      ...[compiler, '--project', project, '--pretty', '--checkers', checkers],
      ...['--incremental', '--tsBuildInfoFile', known],
    ],
    { cwd: root },
  );
  const output: Buffer[] = [];
  run.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  run.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const code = await new Promise((resolve) => run.once('close', resolve));
  // Keeps the output of parallel checks apart.
  process.stdout.write(Buffer.concat(output));
  console.log(`${code === 0 ? 'types are right' : 'types are wrong'}: ${project}`);
  return code === 0;
}

const results = await Promise.all(projects.map(check));
if (results.includes(false)) process.exit(1);
