import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isStep, nextVersion, releasedChanges } from './release/next-release.ts';

// `npm run release -- minor`: names what is unreleased in CHANGELOG.md, sets the version, commits and tags. Pushes nothing.

const root = join(import.meta.dirname, '..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const [step = ''] = process.argv.slice(2);
if (!isStep(step)) stop('Say which step it is: npm run release -- major, minor or patch.');
if (git('status', '--porcelain')) stop('Commit or discard your changes first.');

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
const next = nextVersion(version, step);
const changes = join(root, 'CHANGELOG.md');
const today = new Date().toISOString().slice(0, 10);
const released = releasedChanges(readFileSync(changes, 'utf8'), next, today);
if (released === null) stop("CHANGELOG.md says nothing under 'Unreleased'.");

writeFileSync(changes, released);
execFileSync('npm', ['version', next, '--no-git-tag-version', '--workspaces-update=false'], {
  cwd: root,
});
git('commit', '--all', '--message', `Release ${next}`);
git('tag', '--annotate', `v${next}`, '--message', `Rapport ${next}`);
console.log(`Released ${next}. Publish it with: git push --follow-tags`);
