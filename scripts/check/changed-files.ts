import { execFileSync } from 'node:child_process';

export type Change = {
  /** Paths from the root, with those of deleted files. */
  files: string[];
  /** Whether a line with an export was added or removed. */
  changesExports: boolean;
  /** The lines of what is shown on screen, without tests. */
  shownDiff: string;
};

/** Everything since the branch left `main`: commits, uncommitted changes and new files. */
export function readChange(root: string): Change {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const start = git('merge-base', 'main', 'HEAD').trim();
  const known = git('diff', '--name-only', '--no-renames', '-z', start);
  const fresh = git('ls-files', '--others', '--exclude-standard', '-z');
  const files = `${known}${fresh}`.split('\0').filter((file) => file !== '');
  const linesOf = (...paths: string[]) =>
    git('diff', '--no-renames', '--unified=0', start, '--', ...paths);
  return {
    files,
    changesExports: fresh !== '' || /^[+-]export /m.test(linesOf('*.ts', '*.tsx')),
    shownDiff: linesOf('apps/web/src', 'packages/contract/src', ':!*.test.ts', ':!*.test.tsx'),
  };
}
