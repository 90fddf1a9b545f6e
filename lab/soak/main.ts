import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connectPostgres } from '@rapport/server/database/connect';
import { migrate } from '@rapport/server/database/migrate';
import { openBreakableLine } from '@rapport/server/testing/breakable-line';
import { generateMeetings } from '@rapport/server/testing/factories/many-meetings';
import { createDatabase, dropDatabase } from '@rapport/server/testing/postgres-databases';
import { randomFrom } from '../../scripts/random.ts';
import { openSocket } from '../bench/server/open-sockets.ts';
import { compareMail, compareRows, isAtRest } from './audit.ts';
import { useEmbeddedServer } from './embedded-server.ts';
import { listFaults, openMailServer, untrueReadings } from './faults.ts';
import { startFleet } from './fleet.ts';
import { openLedger } from './ledger.ts';
import { refuseOlderCode } from './older-code.ts';
import { usePerson } from './people.ts';
import { poisonTitle, uploadPoison } from './poison.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '15' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const postgres = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@localhost:5432';
const publicUrl = 'http://localhost:8000';
const organizations = 8;
const restPatienceMs = 180_000;
const pollMs = 500;

const random = randomFrom(Number(values.seed));
const endsAt = performance.now() + Number(values.minutes) * 60_000;
const isOver = () => performance.now() > endsAt;

const { name, url } = await createDatabase(postgres);
const connection = connectPostgres(url);
const direct = connection.db;
await migrate(direct);
const owners = await generateMeetings(direct, { organizations, meetings: 0, withResults: 0 });
const line = await openBreakableLine(url);
const mail = await openMailServer();
const dataDir = await mkdtemp(join(tmpdir(), 'rapport-soak-'));
const secret = 'a secret of thirty-two characters';
const fleet = await startFleet({
  DATABASE_URL: line.url,
  RAPPORT_SECRET: secret,
  POISON_TITLE: poisonTitle,
  RAPPORT_PUBLIC_URL: publicUrl,
  RAPPORT_DATA_DIR: dataDir,
  RAPPORT_WORKERS: '1',
  SMTP_URL: mail.url,
  RAPPORT_MAIL_FROM: 'Rapport <rapport@example.com>',
});
const ledger = openLedger();
const untrue: string[] = [];
const faults = listFaults(
  {
    fleet,
    line,
    direct,
    databaseName: name,
    mail,
    random,
    uploadPoison: () =>
      uploadPoison(random.pick(owners), { ledger, urls: () => fleet.urls('api') }),
  },
  untrue,
);
const struck = new Map<string, number>();

let strayed = 0;
let heard = 0;
const sockets = await Promise.all(
  owners.map((owner) =>
    openSocket(random.pick(fleet.urls('api')), owner, (_, { eventId, organizationId }) => {
      if (!eventId) return;
      heard += 1;
      if (organizationId !== owner.organizationId) strayed += 1;
    }),
  ),
);

console.log(`${values.minutes} minutes of use with faults, seed ${values.seed}`);
const people = owners.map((owner) =>
  usePerson(owner, { ledger, random, publicUrl, isOver, urls: () => fleet.urls('api') }),
);
const strikes = (fault: string) => {
  struck.set(fault, (struck.get(fault) ?? 0) + 1);
  console.log(`  ${new Date().toISOString().slice(11, 19)} ${fault}`);
};
const embedded = useEmbeddedServer({ random: randomFrom(Number(values.seed)), isOver, strikes });
while (!isOver()) {
  await wait(random.between(1000, 8000));
  const fault = random.pick(faults);
  strikes(fault.name);
  await fault.strike();
}
await Promise.all(people);
const ownDisk = await embedded;

const restBy = performance.now() + restPatienceMs;
// After an outage a process becomes ready with a delay.
const isReady = async () => (await untrueReadings(fleet, true)).length === 0;
const isDone = async () => (await isAtRest(direct)) && (await isReady());
while (!(await isDone()) && performance.now() < restBy) await wait(pollMs);
const rests = await isAtRest(direct);
untrue.push(...(await untrueReadings(fleet, true)));
for (const socket of sockets) socket.disconnect();
await fleet.stop();
await mail.close();
const olderCode = await refuseOlderCode(
  { DATABASE_URL: url, RAPPORT_SECRET: secret, RAPPORT_DATA_DIR: dataDir },
  (work) => work(direct),
);

const rows = await compareRows(direct, ledger);
const mails = compareMail(ledger, mail.received);
const known = ledger.entries.filter(({ id }) => id).length;
console.log('\nFaults');
for (const [fault, times] of struck) console.log(`  ${String(times).padStart(5)}  ${fault}`);
console.log('Answers');
for (const [answer, times] of [...ledger.answers].sort())
  console.log(`  ${String(times).padStart(5)}  ${answer}`);
console.log('Responses of the server with its own disk');
for (const [answer, times] of [...ownDisk.ledger.answers].sort())
  console.log(`  ${String(times).padStart(5)}  ${answer}`);
const ownKnown = ownDisk.ledger.entries.filter(({ id }) => id).length;
console.log(`  ${ownKnown} uploads acknowledged`);
console.log(`Ledger: ${ledger.entries.length} uploads requested, ${known} acknowledged,`);
const did = (what: 'deletion' | 'cancellation') =>
  ledger.entries.filter((entry) => entry[what] === 'done').length;
console.log(
  `  ${did('deletion')} deletions and ${did('cancellation')} cancellations acknowledged,`,
);
const invited = ledger.invitations.filter(({ acknowledged }) => acknowledged).length;
console.log(`  ${invited} invitations acknowledged, ${mail.received.length} mails received;`);
console.log(`  ${mails.twice} mails handed over twice under one id, ${heard} events heard`);

const verdicts: [string, string[]][] = [
  ['rows that disagree with the ledger', rows],
  ['faults of the server with its own disk', ownDisk.wrong],
  ['mails that disagree with the ledger', mails.wrong],
  ['refusals without a sentence', [...ledger.speechless, ...ownDisk.ledger.speechless]],
  ['wrong answers of /readyz', untrue],
  ['starts of older code on a newer database', olderCode],
  ['events heard by another organization', strayed ? [String(strayed)] : []],
  ['work left undone', rests ? [] : ['some']],
];
for (const [what, found] of verdicts) {
  console.log(`${String(found.length).padStart(5)}  ${what}`);
  for (const one of found.slice(0, 20)) console.log(`         ${one}`);
}
await line.close();
await connection.close();
await dropDatabase(postgres, name);
await rm(dataDir, { recursive: true });
process.exit(verdicts.some(([, found]) => found.length > 0) ? 1 : 0);
