import { msUntilMeetings, scriptBytesOf } from '../../e2e/harness/first-load.ts';
import { runServer } from '../../e2e/harness/running-server.ts';
import { openBrowser } from '../../e2e/open-browser.ts';

const meetings = 20;
const visits = 7;
const dayMs = 24 * 60 * 60_000;

export type FirstLoadBench = {
  /** Script of a first visit as it travels, in kB (1000 bytes) of bodies, until the network is idle; 200 are allowed. */
  meetingsKilobytes: number;
  signInKilobytes: number;
  /** Median milliseconds from the navigation to the list of the meetings, signed in and visited before; 300 are allowed. */
  repeatedVisitMs: number;
};

/** Visits the real server with a browser as an owner of twenty meetings. */
export async function benchFirstLoad(): Promise<FirstLoadBench> {
  const server = await runServer();
  const browser = await openBrowser();
  try {
    const visitor = await browser.newContext({ baseURL: server.url });
    const signInBytes = await scriptBytesOf(await visitor.newPage(), '/login');

    const owner = await server.createOwner();
    for (let number = 1; number <= meetings; number++) {
      await owner.buildMeeting({
        title: `Weekly ${number}`,
        startsAt: new Date(Date.now() - number * dayMs),
        withResults: true,
      });
    }
    const context = await browser.newContext({ baseURL: server.url });
    await context.addCookies(owner.cookies);
    const meetingsBytes = await scriptBytesOf(await context.newPage(), '/meetings');

    const times: number[] = [];
    for (let visit = 0; visit < visits; visit++) {
      const page = await context.newPage();
      times.push(await msUntilMeetings(page));
      await page.close();
    }
    return {
      meetingsKilobytes: meetingsBytes / 1000,
      signInKilobytes: signInBytes / 1000,
      repeatedVisitMs: times.sort((a, b) => a - b)[Math.floor(visits / 2)] ?? Number.NaN,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
