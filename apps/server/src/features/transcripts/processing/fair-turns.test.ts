import { afterAll, beforeAll, expect, test } from 'vitest';
import { readStatus, smallTranscript, upload } from '../../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { requeueUnfinished } from './requeue-unfinished.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Longer than a short file, so that one worker processes such files one at a time. */
const longTranscript = smallTranscript.padEnd(300 * 1024);

function nextDone(count: number): Promise<string[]> {
  const done: string[] = [];
  const { promise, resolve } = Promise.withResolvers<string[]>();
  app.bus.subscribe(({ name, payload }) => {
    if (name !== 'transcript-processing-completed') return;
    done.push(payload.eventId);
    if (done.length === count) resolve(done);
  });
  return promise;
}

test.each(['as enqueued', 'as requeued after a start'])(
  'ASVS 2.4.1, 15.2.2: organizations take turns regardless of how many files each has, %s',
  async (how) => {
    const [many, few] = [await app.accounts.buildOwner(), await app.accounts.buildOwner()];
    app.gate.hold('extracting_text');
    const ofMany = [await upload(many, longTranscript)];
    await app.gate.arrived();
    for (let file = 0; file < 3; file += 1) ofMany.push(await upload(many, longTranscript));
    const ofFew = [await upload(few, longTranscript), await upload(few, longTranscript)];
    // Jobs left from before are harmless, and the new ones keep the order.
    if (how !== 'as enqueued') await requeueUnfinished(app.db, app.queue);
    const done = nextDone(6);
    app.gate.open();
    const [first, second, third, fourth] = ofMany;
    expect(await done).toEqual([first, ofFew[0], second, ofFew[1], third, fourth]);
  },
);

test.each([
  ['long', longTranscript],
  ['short', smallTranscript],
])(
  'ASVS 15.2.2: with one worker, a short file does not wait for a %s one of another organization',
  async (_, held) => {
    const [many, few] = [await app.accounts.buildOwner(), await app.accounts.buildOwner()];
    app.gate.hold('extracting_text', 1);
    const first = await upload(many, held);
    await app.gate.arrived();
    const second = await upload(many, held);
    const done = nextDone(1);
    const ofFew = await upload(few);
    expect(await done).toEqual([ofFew]);
    expect(await readStatus(many, second)).toMatchObject({ processingStatus: 'pending' });
    const rest = nextDone(2);
    app.gate.open();
    expect(await rest).toEqual([first, second]);
  },
);
