import { type ServerProcess, startServerProcess } from '@rapport/server/testing/server-process';

type Role = 'api' | 'worker';
type Member = { role: Role; process: ServerProcess | null };

export type Fleet = Awaited<ReturnType<typeof startFleet>>;

const roles: Role[] = ['api', 'api', 'worker', 'worker'];

export async function startFleet(env: Record<string, string>) {
  const start = (role: Role) => startServerProcess({ ...env, RAPPORT_ROLE: role });
  const members: Member[] = roles.map((role) => ({ role, process: null }));
  await Promise.all(members.map(fill));

  /** Starts a process for the member, and another one whenever it dies by itself. */
  async function fill(member: Member): Promise<void> {
    const started = await start(member.role).catch(() => undefined);
    if (!started) return fill(member);
    member.process = started;
    void started.ended.then(() => {
      if (member.process !== started) return;
      member.process = null;
      void fill(member);
    });
  }
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
      await fill(member);
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
      const processes = members.map(({ process }) => process);
      for (const member of members) member.process = null;
      await Promise.all(processes.map((process) => process?.stop()));
    },
  };
}
