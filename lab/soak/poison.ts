import { setTimeout as wait } from 'node:timers/promises';
import { pathFor, paths, processingStatusSchema } from '@rapport/contract';
import { uploadTo } from '@rapport/server/testing/mortal-server';
import type { Ledger } from './ledger.ts';

/** How the titles of meetings begin whose analysis kills the process. */
export const poisonTitle = 'Poison';
/** Three times the time in which a killed worker is noticed, on a busy machine. */
const patienceMs = 180_000;
const pollMs = 500;

type Services = { ledger: Ledger; urls: () => string[] };

/** Uploads a file that kills workers, and waits until it has failed. */
export async function uploadPoison(
  { token, organizationId }: { token: string; organizationId: string },
  { ledger, urls }: Services,
): Promise<void> {
  const [url = ''] = urls();
  const headers = { authorization: `Bearer ${token}` };
  const name = `${poisonTitle} ${ledger.entries.length}`;
  const entry: Ledger['entries'][number] = {
    organizationId,
    name,
    titles: [name],
    isPoison: true,
  };
  ledger.entries.push(entry);
  entry.id = await uploadTo(url, headers, name);
  const path = pathFor(paths.processingStatus, entry.id);
  const givenUpAt = performance.now() + patienceMs;
  while (performance.now() < givenUpAt) {
    const answer = await fetch(url + path, { headers }).catch(() => undefined);
    if (answer?.ok) {
      const { processingStatus } = processingStatusSchema.parse(await answer.json());
      if (processingStatus === 'failed') return;
    }
    await wait(pollMs);
  }
}
