import { afterAll, beforeAll, expect, test } from 'vitest';
import { upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { requeueUnfinished } from './requeue-unfinished.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The ids of meetings in the order in which they are done, until so many are. */
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

test.each(['as they came', 'as they are found after a start'])(
  'ASVS 2.4.1, 15.2.2: organizations take turns, however many files one of them has, %s',
  async (how) => {
    const [many, few] = [await app.accounts.buildOwner(), await app.accounts.buildOwner()];
    app.gate.hold('extracting_text');
    const ofMany = [await upload(many)];
    await app.gate.arrived();
    for (let file = 0; file < 3; file += 1) ofMany.push(await upload(many));
    const ofFew = [await upload(few), await upload(few)];
    // Jobs of before are harmless; those made anew have the same order.
    if (how !== 'as they came') await requeueUnfinished(app.db, app.queue);
    const done = nextDone(6);
    app.gate.open();
    const [first, second, third, fourth] = ofMany;
    expect(await done).toEqual([first, ofFew[0], second, ofFew[1], third, fourth]);
  },
);
