import type { Page } from '@playwright/test';

/** What the first load of a screen may transfer in script: 200 kB as they travel, compressed. */
export const scriptBytesMax = 200_000;

/**
 * Opens an address on a page that has seen nothing of the product yet, and adds up the bodies of
 * every script that comes, as they travel, until the network has been idle for half a second: also
 * those that arrive after the screen is shown, such as the live connection's.
 */
export async function scriptBytesOf(page: Page, address: string): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** How soon a visit that is not the first shows the list of the meetings. */
export const repeatedVisitMsMax = 300;

/**
 * Opens the meetings and answers the milliseconds, by the page's own clock, from the start of the
 * navigation to the first frame with a card of the list.
 */
export async function msUntilMeetings(page: Page): Promise<number> {
  await page.addInitScript({ content: markWhenShown });
  await page.goto('/meetings');
  const shownAt = await page.waitForFunction(
    () => performance.getEntriesByName('meetings-shown')[0]?.startTime,
  );
  return (await shownAt.jsonValue()) ?? Number.NaN;
}

const markWhenShown = `
new MutationObserver((_, observer) => {
  if (!document.querySelector('[aria-label="Meetings"] article')) return;
  observer.disconnect();
  // What is asked for within a frame runs after it has been drawn.
  requestAnimationFrame(() => setTimeout(() => performance.mark('meetings-shown')));
}).observe(document, { childList: true, subtree: true });
`;
