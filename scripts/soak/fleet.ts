import { type ServerProcess, startServerProcess } from '@rapport/server/testing/server-process';

type Role = 'api' | 'worker';
type Member = { role: Role; process: ServerProcess | null };

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

const roles: Role[] = ['api', 'api', 'worker', 'worker'];

export async function startFleet(env: Record<string, string>) {
  const start = (role: Role) => startServerProcess({ ...env, RAPPORT_ROLE: role });
  const members: Member[] = await Promise.all(
    roles.map(async (role) => ({ role, process: await start(role) })),
  );
  const running = (role: Role) =>
    members.flatMap((member) =>
      member.role === role && member.process ? [{ member, process: member.process }] : [],
    );

  return {
    urls: (role: Role) => running(role).map(({ process }) => process.url),
    async replace(role: Role, pick: <T>(items: readonly T[]) => T) {
      const { member, process } = pick(running(role));
      member.process = null;
      await process.kill();
      member.process = await start(role);
    },
    /** Suspends one process, which then sees the clock jump. */
    async suspend(role: Role, forMs: number, pick: <T>(items: readonly T[]) => T) {
      const { process } = pick(running(role));
      if (!process.pid) return;
      globalThis.process.kill(process.pid, 'SIGSTOP');
      await new Promise((resolve) => setTimeout(resolve, forMs));
      globalThis.process.kill(process.pid, 'SIGCONT');
    },
    async stop() {
      await Promise.all(members.map(({ process }) => process?.stop()));
    },
  };
}
