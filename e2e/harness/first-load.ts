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

const shown = 'meetings-shown';

/**
 * Opens the meetings and answers the milliseconds, by the page's own clock, from the start of the
 * navigation to the first frame with a card of the list. The page tells it on its console: to be
 * asked, it would have to load the asking code first, in the middle of what is measured.
 */
export async function msUntilMeetings(page: Page): Promise<number> {
  await page.addInitScript({ content: tellWhenShown });
  const told = page.waitForEvent('console', (message) => message.text().startsWith(shown));
  await page.goto('/meetings');
  return Number((await told).text().slice(shown.length));
}

const tellWhenShown = `
new MutationObserver((_, observer) => {
  if (!document.querySelector('[aria-label="Meetings"] article')) return;
  observer.disconnect();
  // What is asked for within a frame, before all else, runs as soon as it has been drawn.
  const tell = () => console.debug('${shown}', performance.mark('${shown}').startTime);
  requestAnimationFrame(() => scheduler.postTask(tell, { priority: 'user-blocking' }));
}).observe(document, { childList: true, subtree: true });
`;
