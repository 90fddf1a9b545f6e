import { setTimeout as wait } from 'node:timers/promises';
import { directoryTokenSchema, type GroupRule, paths } from '@rapport/contract';
import { z } from 'zod';

const atOnce = 4;
const withId = z.object({ id: z.string() });

type Sent = { method: string; path: string; body: object };

/** Calls with the token of a directory. */
export async function openDirectory(url: string, ownersToken: string) {
  const byOwner = { authorization: `Bearer ${ownersToken}` };
  const created = await fetch(url + paths.directoryToken, { method: 'POST', headers: byOwner });
  const { token } = directoryTokenSchema.parse(await created.json());

  /** Above the limit of calls it waits as told, as a directory does. */
  async function send({ method, path, body }: Sent): Promise<string> {
    const response = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (response.status === 429) {
      await wait(1000 * Number(response.headers.get('retry-after')));
      return send({ method, path, body });
    }
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return text ? withId.parse(JSON.parse(text)).id : '';
  }

  return {
    async setRule(groupsBecome: GroupRule) {
      await fetch(url + paths.directoryConnection, {
        method: 'PATCH',
        headers: { ...byOwner, 'content-type': 'application/json' },
        body: JSON.stringify({ groupsBecome }),
      });
    },
    /** Sends all requests. Returns the ids in the order of the requests, and the total time. */
    async sendAll(all: readonly Sent[]) {
      const rest = all.entries();
      const ids: string[] = [];
      const times: number[] = [];
      const startedAt = performance.now();
      const work = async () => {
        for (const [at, sent] of rest) {
          const sentAt = performance.now();
          ids[at] = await send(sent);
          times[at] = performance.now() - sentAt;
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      const seconds = (performance.now() - startedAt) / 1000;
      const tenth = Math.ceil(times.length / 10);
      const slowdown = median(times.slice(-tenth)) / median(times.slice(0, tenth));
      const sorted = times.toSorted((a, b) => a - b);
      return { ids, seconds, slowdown, p95Ms: sorted[Math.floor(times.length * 0.95)] ?? 0 };
    },
  };
}

const median = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
