import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { pathFor, paths, processingStatusSchema, uploadAcceptedSchema } from '@rapport/contract';
import { z } from 'zod';
import { type RunningServer, runServer } from '../../../e2e/harness/running-server.ts';
import { openBrowser } from '../../../e2e/open-browser.ts';
import { generatedMeeting } from '../speed/generated-meeting.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

const hour = { words: 10_000, minutes: 60, speakers: 8 };
const waits = 5;
const pollMs = 50;

export type ManyUploadsBench = {
  /** Longest task of the page's main thread, from the choice of the files on. */
  longestTaskMs: number;
  /** Peak private memory of the page's process. */
  memoryMb: number;
  /** Median time from an upload in another organization until it is completed, without and during the queue. */
  aloneMs: number;
  besideMs: number;
  uploaded: number;
};

/** A queue of hour-long files of one person, while a member of another organization uploads single files. */
export async function benchManyUploads(files: number): Promise<ManyUploadsBench> {
  const server = await runServer();
  const browser = await openBrowser();
  try {
    const [owner, other] = [await server.createOwner(), await server.createOwner()];
    await waitOf(server, other, 0);
    const aloneMs = await medianWait(server, other, 1);
    const context = await browser.newContext({ baseURL: server.url });
    await context.addCookies(owner.cookies);
    const page = await context.newPage();
    await page.goto('/meetings');
    await page.getByRole('button', { name: 'Upload meeting recording or transcript' }).click();
    await page.getByRole('button', { name: 'Many files, a folder or a .zip' }).click();
    const dialog = page.getByRole('dialog', { name: 'Upload Meeting Transcripts' });
    await dialog.waitFor();
    await watchTasks(page);
    await choose(page, files);
    const memory = watchMemory(browser);
    await dialog
      .getByText(/[1-9]\d* analysed now|[1-9]\d* done$/)
      .first()
      .waitFor();
    const besideMs = await medianWait(server, other, 100);
    const memoryMb = await memory.stop();
    const longestTaskMs = await page.evaluate<number>('Math.max(0, ...window.longTasks)');
    const uploaded = await countUploaded(server, owner.token);
    return { longestTaskMs, memoryMb, aloneMs, besideMs, uploaded };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Tasks under 50 ms are not reported and count as 0. */
const watchTasks = (page: Page) =>
  page.evaluate(`
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ entryTypes: ['longtask'] });`);

/** The files are created in a worker of the page, because passing them in would be a long task itself. */
async function choose(page: Page, files: number): Promise<void> {
  const texts = Array.from({ length: 8 }, (_, seed) => generatedMeeting(hour, seed + 1000));
  await page.evaluate(
    `(async ([texts, count]) => {
      const pause = () => new Promise((resolve) => setTimeout(resolve));
      const transfer = new DataTransfer();
      for (let number = 0; number < count; number += 1) {
        const parts = [texts[number % texts.length], '\\n\\nNOTE ' + number + '\\n'];
        transfer.items.add(new File(parts, 'Meeting ' + number + '.vtt'));
        await pause();
      }
      const input = document.querySelector('input[aria-label="Transcripts"]');
      window.longTasks.length = 0;
      input.files = transfer.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    })(${JSON.stringify([texts, files])})`,
  );
}

const processesSchema = z.object({
  processInfo: z.array(z.object({ type: z.string(), id: z.number() })),
});

/** Memory of the largest page, on Linux. */
function watchMemory(browser: Browser) {
  let highestMb = 0;
  let isStopped = false;
  const watched = (async () => {
    const session = await browser.newBrowserCDPSession();
    while (!isStopped) {
      const { processInfo } = processesSchema.parse(
        await session.send('SystemInfo.getProcessInfo'),
      );
      for (const { type, id } of processInfo) {
        if (type !== 'renderer') continue;
        const rollup = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
        const kilobytes = [...rollup.matchAll(/^Private_\w+:\s+(\d+) kB/gm)];
        const sum = kilobytes.reduce((total, [, one]) => total + Number(one), 0);
        highestMb = Math.max(highestMb, (sum * 1024) / 1e6);
      }
      await wait(500);
    }
  })();
  return {
    async stop() {
      isStopped = true;
      await watched;
      return highestMb;
    },
  };
}

type Caller = { token: string };

async function medianWait(server: RunningServer, caller: Caller, seed: number): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < waits; number += 1)
    times.push(await waitOf(server, caller, seed + number));
  return times.sort((a, b) => a - b)[Math.floor(waits / 2)] ?? Number.NaN;
}

async function waitOf({ url }: RunningServer, { token }: Caller, seed: number): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  const form = new FormData();
  form.set('file', new Blob([generatedMeeting(hour, seed)]), `Single ${seed}.vtt`);
  const startedAt = performance.now();
  const sent = await fetch(url + paths.uploadTranscript, { method: 'POST', body: form, headers });
  const { eventId } = uploadAcceptedSchema.parse(await sent.json());
  for (;;) {
    const answer = await fetch(url + pathFor(paths.processingStatus, eventId), { headers });
    const { processingStatus } = processingStatusSchema.parse(await answer.json());
    if (processingStatus === 'completed') return performance.now() - startedAt;
    if (processingStatus === 'failed') throw new Error('A single file failed.');
    await wait(pollMs);
  }
}

async function countUploaded({ url }: RunningServer, token: string): Promise<number> {
  const answer = await fetch(`${url}${paths.meetings}?limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return z.object({ total: z.number() }).parse(await answer.json()).total;
}
