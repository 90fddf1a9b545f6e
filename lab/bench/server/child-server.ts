import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Resolves after the child's first message. */
export async function startChild(
  file: string,
  env: Record<string, string>,
): Promise<{ child: ChildProcess; stop: () => Promise<void> }> {
  const child = fork(file, { env: { ...process.env, NODE_ENV: 'production', ...env } });
  await once(child, 'message');
  return {
    child,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
