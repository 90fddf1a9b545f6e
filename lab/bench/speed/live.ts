import { pathFor, paths, uploadAcceptedSchema } from '@rapport/contract';
import { z } from 'zod';
import { meetingsPage } from '../../../e2e/harness/meetings-page.ts';
import { runServer } from '../../../e2e/harness/running-server.ts';
import { vttFile } from '../../../e2e/harness/transcript-files.ts';
import { openBrowser } from '../../../e2e/open-browser.ts';

type Page = Parameters<typeof meetingsPage>[0];

const rounds = 5;
const title = 'Seen by a colleague';

/**
 * Median ms from the response in one browser until a colleague's browser shows the change; negative if it
 * shows it first. Limit 1000.
 */
export type LiveBench = { uploadMs: number; cancelMs: number; deleteMs: number };

export async function benchLive(): Promise<LiveBench> {
  const server = await runServer();
  const browser = await openBrowser();
  try {
    const owner = await server.createOwner();
    const colleague = await server.createMember(owner.organizationId);
    const open = async ({ cookies }: typeof owner) => {
      const context = await browser.newContext({ baseURL: server.url });
      await context.addCookies(cookies);
      const page = await context.newPage();
      await meetingsPage(page).open();
      await page.getByText('connected', { exact: true }).waitFor();
      return page;
    };
    const [here, there] = [await open(owner), await open(colleague)];
    const times: Record<keyof LiveBench, number[]> = { uploadMs: [], cancelMs: [], deleteMs: [] };
    for (let round = 0; round < rounds; round++) {
      server.gate.hold('analyzing_sentiment');
      const arrived = shownAt(there, title, true);
      const uploaded = await upload(here);
      times.uploadMs.push((await arrived) - uploaded.at);
      const id = uploadAcceptedSchema.parse(uploaded.body).eventId;
      await server.gate.arrived();
      const cancelShown = shownAt(there, 'Processing Cancelled', true);
      const cancelled = await callDelete(here, pathFor(paths.cancelProcessing, id));
      times.cancelMs.push((await cancelShown) - cancelled.at);
      server.gate.open();
      const gone = shownAt(there, title, false);
      const deleted = await callDelete(here, pathFor(paths.meeting, id));
      times.deleteMs.push((await gone) - deleted.at);
    }
    return {
      uploadMs: median(times.uploadMs),
      cancelMs: median(times.cancelMs),
      deleteMs: median(times.deleteMs),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

const answerSchema = z.object({ at: z.number(), body: z.unknown() });

/** `at` is comparable between browsers, since they share the machine's clock. */
const call = async (page: Page, path: string, init: string) =>
  answerSchema.parse(
    await page.evaluate(`fetch(${JSON.stringify(path)}, ${init}).then(async (answer) => {
      const at = Date.now();
      if (!answer.ok) throw new Error('${path} was answered ' + answer.status);
      return { at, body: await answer.json().catch(() => null) };
    })`),
  );

const callDelete = (page: Page, path: string) => call(page, path, "{ method: 'DELETE' }");

function upload(page: Page) {
  const { name, buffer } = vttFile();
  return call(
    page,
    paths.uploadTranscript,
    `{ method: 'POST', body: (() => {
      const form = new FormData();
      form.set('title', ${JSON.stringify(title)});
      form.set('keepBoth', 'true');
      form.set('file', new Blob([${JSON.stringify(buffer.toString())}]), ${JSON.stringify(name)});
      return form;
    })() }`,
  );
}

/** Time in ms when a page first shows, or no longer shows, a text. */
const shownAt = (page: Page, text: string, isShown: boolean) =>
  page.evaluate<number>(`new Promise((resolve) => {
    const look = () => {
      if (document.body.textContent.includes(${JSON.stringify(text)}) !== ${isShown}) return;
      watcher.disconnect();
      resolve(Date.now());
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true });
    look();
  })`);

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
