import { type MeetingReaders, paths, periodWeeks } from '@rapport/contract';
import type { Database } from '@rapport/server/database/types';
import { sql } from 'kysely';
import { requestOf } from '../server/http-load.ts';
import { openLine } from '../server/open-line.ts';
import type { Directory } from './fill-directory.ts';

type Call = { name: string; path: string; isOfPeriod: boolean };

/** Every call that the screens of an organization make. */
const calls: Call[] = [
  { name: 'source', path: paths.organizationSource, isOfPeriod: false },
  { name: 'overview', path: paths.organizationOverview, isOfPeriod: true },
  { name: 'happened', path: paths.organizationHappened, isOfPeriod: true },
  { name: 'changes', path: paths.organizationChanges, isOfPeriod: true },
  { name: 'moods', path: paths.organizationMoods, isOfPeriod: true },
  { name: 'map', path: paths.organizationMap, isOfPeriod: true },
  { name: 'since last time', path: paths.sinceLastTime, isOfPeriod: false },
];

export type MeasuredCall = { name: string; path: string };

export const measuredCalls: MeasuredCall[] = calls.flatMap(({ name, path, isOfPeriod }) =>
  isOfPeriod
    ? periodWeeks.map((weeks) => ({
        name: `${name}, ${weeks === 1 ? '1 week' : `${weeks} weeks`}`,
        path: `${path}?weeks=${weeks}`,
      }))
    : [{ name, path }],
);

export type CallFigures = {
  /** Time of the first call, which computes what is cached until the figures change. */
  firstMs: number;
  p50Ms: number;
  p95Ms: number;
  kilobytes: number;
  failed: number;
};

const clients = 20;
const callsOfClient = 15;

/** Compressed, as browsers request it. */
const compressedRequestOf = (path: string, token: string) =>
  requestOf(path, token).replace('\r\n\r\n', '\r\naccept-encoding: gzip\r\n\r\n');

/** Each client is a different reader and sends its next request after the response. */
export async function benchCall(
  port: number,
  { readers }: Pick<Directory, 'readers'>,
  { path }: MeasuredCall,
): Promise<CallFigures> {
  const times: number[] = [];
  let failed = 0;
  let kilobytes = 0;
  const ask = async (line: Awaited<ReturnType<typeof openLine>>, token: string) => {
    const askedAt = performance.now();
    const answer = await line.ask(compressedRequestOf(path, token));
    const took = performance.now() - askedAt;
    if (answer.status !== 200) failed += 1;
    kilobytes = answer.bytes / 1000;
    return took;
  };
  const firstLine = await openLine(port);
  const firstMs = await ask(firstLine, readers[0]?.token ?? '');
  firstLine.close();
  await Promise.all(
    readers.slice(0, clients).map(async ({ token }) => {
      const line = await openLine(port);
      for (let turn = 0; turn < callsOfClient; turn += 1) times.push(await ask(line, token));
      line.close();
    }),
  );
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN;
  return { firstMs, p50Ms: at(0.5), p95Ms: at(0.95), kilobytes, failed };
}

/** The list of series, and the series with the most meetings, as the first reader sees it. */
export async function callsOfSeries(db: Database): Promise<MeasuredCall[]> {
  const { rows } = await sql<{ id: string }>`
    select "seriesId" as "id" from "seriesMeeting" where "how" is not null
    group by "seriesId" order by count(*) desc, "seriesId" limit 1`.execute(db);
  return [
    { name: 'series, list', path: paths.seriesList },
    { name: 'series, the longest', path: paths.series.replace(':id', rows[0]?.id ?? '') },
  ];
}

export async function saveReaders(db: Database, readers: MeetingReaders): Promise<void> {
  await sql`
    insert into "organizationSettings" ("organizationId", "hostingZone", "timezone",
      "companyDescription", "askMeAnything", "interactionGraphs", "sentiment", "actions",
      "meetingReaders")
    select "id", 'US', 'America/New_York', '', true, true, true, true, ${readers}
    from "organization"
    on conflict ("organizationId") do update set "meetingReaders" = excluded."meetingReaders"
  `.execute(db);
}
