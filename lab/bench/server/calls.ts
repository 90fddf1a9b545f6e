import { join } from 'node:path';
import type { MeetingReaders } from '@rapport/contract';
import { connectPostgres } from '@rapport/server/database/connect';
import type { GeneratedOwner } from '@rapport/server/testing/factories/many-meetings';
import { sql } from 'kysely';
import { findFreePort } from '../speed/bench-server.ts';
import { startChild } from './child-server.ts';
import { type LoadResult, requestOf, runLoad } from './http-load.ts';
import { startMain } from './start-main.ts';
import { measuredCalls, statementsOf } from './statements.ts';

const clients = 50;
const warmUp = { clients, ms: 1500 };
const turn = { clients, ms: 2500 };
const turns = 4;

export type CallBench = { name: string; ours: LoadResult; bare: LoadResult };

/** The servers alternate, so that other load affects both equally. */
export async function benchCalls(
  databaseUrl: string,
  serverEnv: Record<string, string>,
  owners: readonly GeneratedOwner[],
): Promise<CallBench[]> {
  const port = await findFreePort();
  const ours = await startMain({ ...serverEnv, RAPPORT_ROLE: 'api' });
  const bare = await startChild(join(import.meta.dirname, 'bare-server.ts'), {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
  });
  const benches: CallBench[] = [];
  for (const call of measuredCalls) {
    await setReaders(databaseUrl, call.readers ?? 'everyone');
    const statements = await statementsOf(databaseUrl, call, owners);
    const requests = { ours: [] as string[], bare: [] as string[] };
    for (const [n, owner] of owners.entries()) {
      requests.ours.push(requestOf(call.pathOf(owner), owner.token));
      const path = `/${call.name}/${n}`;
      bare.child.send({ path, statements: statements[n] });
      requests.bare.push(requestOf(path, owner.token));
    }
    const ports = { ours: ours.port, bare: port };
    const measure = async (who: 'ours' | 'bare') => runLoad(ports[who], requests[who], turn);
    await runLoad(ports.ours, requests.ours, warmUp);
    await runLoad(ports.bare, requests.bare, warmUp);
    const results = { ours: [] as LoadResult[], bare: [] as LoadResult[] };
    for (let round = 0; round < turns; round += 1) {
      results.ours.push(await measure('ours'));
      results.bare.push(await measure('bare'));
    }
    benches.push({ name: call.name, ours: median(results.ours), bare: median(results.bare) });
  }
  await ours.stop();
  await bare.stop();
  return benches;
}

/** The median round by throughput, with the failures of all rounds. */
function median(rounds: LoadResult[]): LoadResult {
  const sorted = rounds.toSorted((a, b) => a.perSecond - b.perSecond);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('Nothing was measured.');
  return { ...middle, failed: rounds.reduce((sum, { failed }) => sum + failed, 0) };
}

async function setReaders(databaseUrl: string, readers: MeetingReaders) {
  const { db, close } = connectPostgres(databaseUrl);
  await sql`
    insert into "organizationSettings" ("organizationId", "hostingZone", "timezone",
      "companyDescription", "askMeAnything", "interactionGraphs", "sentiment", "actions",
      "meetingReaders")
    select "id", 'US', 'America/New_York', '', true, true, true, false, ${readers}
    from "organization"
    on conflict ("organizationId") do update set "meetingReaders" = excluded."meetingReaders"
  `.execute(db);
  await close();
}
