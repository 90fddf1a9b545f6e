import { startSpeechServer } from '@rapport/server/testing/speech-server';
import { runServer } from './running-server.ts';
import { test as base } from './test.ts';

/** A server of one's own, whose recordings are written down by a service with scripted behaviour. */
export const test = base.extend<object, { speech: Awaited<ReturnType<typeof startSpeechServer>> }>({
  speech: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const speech = await startSpeechServer(() => undefined);
      await use(speech);
      speech.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ speech }, use) => {
      const server = await runServer({
        RAPPORT_SPEECH_BASE_URL: speech.baseUrl,
        RAPPORT_SPEECH_MODEL: 'whisper-large-v3',
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});
