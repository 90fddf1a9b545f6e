import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** Starts a server in a process of its own; it says once that it is ready. */
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
