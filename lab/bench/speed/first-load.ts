import { msUntilMeetings, scriptBytesOf } from '../../../e2e/harness/first-load.ts';
import { runServer } from '../../../e2e/harness/running-server.ts';
import { openBrowser } from '../../../e2e/open-browser.ts';

const meetings = 20;
const visits = 7;
const dayMs = 24 * 60 * 60_000;
const visitorScreens = ['/login', '/forgot-password'];
const screens = [
  '/meetings',
  '/meetings/:id',
  '/',
  '/sentiment',
  '/admin',
  '/scenarios',
  '/scenarios/new',
  '/offboarding',
  '/offboarding/platform-handover',
  '/succession',
  '/succession/new',
  '/team/pdp',
  '/ask-me-anything',
];

export type FirstLoadBench = {
  /** Compressed script of the first visit of each screen until the network is idle, in kB (1000 bytes). */
  scripts: { address: string; kilobytes: number }[];
  /** Median ms from navigation to the list of meetings on a repeated visit, signed in; limit 300. */
  repeatedVisitMs: number;
};

export async function benchFirstLoad(): Promise<FirstLoadBench> {
  const server = await runServer();
  const browser = await openBrowser();
  try {
    const owner = await server.createOwner();
    const meetingIds: string[] = [];
    for (let number = 1; number <= meetings; number++) {
      const id = await owner.buildMeeting({
        title: `Weekly ${number}`,
        startsAt: new Date(Date.now() - number * dayMs),
        withResults: true,
      });
      meetingIds.push(id);
    }
    const scripts: FirstLoadBench['scripts'] = [];
    for (const screen of [...visitorScreens, ...screens]) {
      // A new context has an empty cache.
      const context = await browser.newContext({ baseURL: server.url });
      if (screens.includes(screen)) await context.addCookies(owner.cookies);
      const address = screen.replace(':id', meetingIds[0] ?? '');
      const bytes = await scriptBytesOf(await context.newPage(), address);
      scripts.push({ address: screen, kilobytes: bytes / 1000 });
      await context.close();
    }

    const context = await browser.newContext({ baseURL: server.url });
    await context.addCookies(owner.cookies);
    await msUntilMeetings(await context.newPage());
    const times: number[] = [];
    for (let visit = 0; visit < visits; visit++) {
      const page = await context.newPage();
      times.push(await msUntilMeetings(page));
      await page.close();
    }
    return {
      scripts,
      repeatedVisitMs: times.sort((a, b) => a - b)[Math.floor(visits / 2)] ?? Number.NaN,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
