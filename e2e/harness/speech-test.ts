import { startSpeechServer } from '@rapport/server/testing/speech-server';
import { type Line, startProxy } from './line.ts';
import { findFreePort, runServer } from './running-server.ts';
import { test as base } from './test.ts';

type Worker = {
  speech: Awaited<ReturnType<typeof startSpeechServer>>;
  /** Between the browser and the server. */
  line: Line & { serverPort: number };
};

/** A server of one's own, whose recordings are written down by a service with scripted behaviour. */
export const test = base.extend<object, Worker>({
  speech: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const speech = await startSpeechServer(() => undefined);
      await use(speech);
      speech.close();
    },
    { scope: 'worker' },
  ],
  line: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use) => {
      const serverPort = await findFreePort();
      const line = await startProxy(serverPort);
      await use({ ...line, serverPort });
      line.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ speech, line }, use) => {
      const server = await runServer({
        PORT: String(line.serverPort),
        RAPPORT_PUBLIC_URL: `http://localhost:${line.port}`,
        RAPPORT_SPEECH_BASE_URL: speech.baseUrl,
        RAPPORT_SPEECH_MODEL: 'whisper-large-v3',
      });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
});
