import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '@rapport/contract';
import type { AttackedServer } from './attacked-server.ts';
import type { Attacker } from './world.ts';

const everyMs = 50;
const giveUpMs = 60_000;

export type Neighbour = ReturnType<typeof watchAsNeighbour>;

/** Reads another organization's meetings meanwhile, and records response times and memory. */
export function watchAsNeighbour({ url, memory }: AttackedServer, { tokens }: Attacker) {
  let longestMs = 0;
  let mostMb = 0;
  let mostEverMb = 0;
  let calls = 0;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      const startedAt = performance.now();
      calls += 1;
      const headers = { authorization: `Bearer ${tokens[calls % tokens.length]}` };
      const signal = AbortSignal.timeout(giveUpMs);
      await fetch(url + paths.meetings, { headers, signal })
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined);
      const tookMs = performance.now() - startedAt;
      longestMs = Math.max(longestMs, tookMs);
      mostMb = Math.max(mostMb, await memory());
      mostEverMb = Math.max(mostEverMb, mostMb);
      await wait(Math.max(0, everyMs - tookMs));
    }
  };
  const watching = watch();
  return {
    /** Maxima since the last call. */
    read() {
      const seen = { longestMs, mostMb };
      longestMs = 0;
      mostMb = 0;
      return seen;
    },
    mostEverMb: () => mostEverMb,
    async stop() {
      isOver = true;
      await watching;
    },
  };
}
