import { msUntilMeetings, scriptBytesOf } from '../../e2e/harness/first-load.ts';
import { runServer } from '../../e2e/harness/running-server.ts';
import { openBrowser } from '../../e2e/open-browser.ts';

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
  '/offboarding',
  '/succession',
  '/team/pdp',
  '/ask-me-anything',
];

export type FirstLoadBench = {
  /** Script of a first visit of each screen as it travels, in kB (1000 bytes) of bodies, until the network is idle. */
  scripts: { address: string; kilobytes: number }[];
  /** Median milliseconds from the navigation to the list of the meetings, signed in and visited before; 300 are allowed. */
  repeatedVisitMs: number;
};

/** Visits the real server with a browser as an owner of twenty meetings. */
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
      // A browser that has seen nothing yet.
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
