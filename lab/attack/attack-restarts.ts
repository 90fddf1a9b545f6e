import { join } from 'node:path';
import { connectEmbedded } from '@rapport/server/database/connect';
import { createMortalServer, signInTo, uploadTo } from '@rapport/server/testing/mortal-server';
import { refuseOlderCode } from '../soak/older-code.ts';
import type { Tally } from './tally.ts';

const owner = { email: 'owner@example.com', password: 'correct-horse-9' };
const publicUrl = 'http://localhost:8000';
const poison = 'Poison';
const deathsExpected = 3;

/** On a server of its own: a file that kills the process whenever it is read, then older code on newer data. */
export async function attackRestarts(folder: string, tally: Tally) {
  const dataDir = join(folder, 'restarts');
  const env = {
    RAPPORT_DATA_DIR: dataDir,
    RAPPORT_PUBLIC_URL: publicUrl,
    RAPPORT_WORKERS: '2',
    RAPPORT_OWNER_EMAIL: owner.email,
    RAPPORT_OWNER_PASSWORD: owner.password,
  };
  console.log('A file that kills the server, among others');
  const mortal = createMortalServer(() => ({ ...env, POISON_TITLE: poison }));
  const { url } = await mortal.start();
  const headers = await signInTo(url, owner, publicUrl);
  const names = ['one', 'two', 'three', poison];
  const ids = await Promise.all(names.map((name) => uploadTo(url, headers, name)));
  await mortal.awaitDeath();
  const { server, ended } = await mortal.awaitEnds(headers, ids);
  const states = ended.map(({ processingStatus }) => processingStatus).join(', ');
  tally.files += ids.length;
  tally.check(mortal.deaths() === deathsExpected, `a poison file: ${mortal.deaths()} deaths`);
  tally.check(states === 'completed, completed, completed, failed', `a poison file: ${states}`);
  await server.stop();

  console.log('Older code on a newer database');
  const wrong = await refuseOlderCode(env, async (work) => {
    const { db, close } = await connectEmbedded({ dataDir: join(dataDir, 'database') });
    await work(db);
    await close();
  });
  tally.check(wrong.length === 0, wrong.join('; ') || 'older code ends with one sentence');
}
