import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** Rules beyond those that axe runs by itself for these levels; they count whatever axe says of their weight. */
const furtherRules = ['label-content-name-mismatch', 'landmark-unique'];

const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: Object.fromEntries(furtherRules.map((rule) => [rule, { enabled: true }])),
  // What axe does not complain about it need not describe, which takes longer than finding it.
  resultTypes: ['violations'],
};

/** What axe finds on a page that keeps people out: where it is and which rule it breaks. */
export async function seriousBarriers(page: Page): Promise<string[]> {
  // Its half a megabyte of code stays in a page until that is left.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${JSON.stringify(axeOptions)}).then(({ violations }) => violations)`,
  );
  return violations
    .filter(
      ({ id, impact }) =>
        impact === 'serious' || impact === 'critical' || furtherRules.includes(id),
    )
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

const followsWithinMs = 2000;

/**
 * How many pixels a page is wider than its window, and which texts end in an ellipsis and can be read nowhere,
 * once its parts have followed the window's size. One question, since asking takes longer than answering.
 */
const roomProblems = (page: Page) =>
  page.evaluate<{ overflow: number; lostTexts: string[] }>(`(async () => {
    const { documentElement: root, body } = document;
    const overflow = () => root.scrollWidth - root.clientWidth;
    const givenUpAt = performance.now() + ${followsWithinMs};
    do await new Promise(requestAnimationFrame);
    while (overflow() > 0 && performance.now() < givenUpAt);
    const lostTexts = [...body.querySelectorAll(':not(input, select, textarea)')]
      .filter((part) => part.scrollWidth > part.clientWidth
        && getComputedStyle(part).textOverflow === 'ellipsis' && !part.closest('[title]'))
      .map((part) => part.textContent);
    return { overflow: overflow(), lostTexts };
  })()`);

/** Until what fades in, or waits before it appears, is there. What goes round for ever is not waited for. */
const settled = (page: Page) =>
  page.evaluate<void>(`
    Promise.allSettled(document.getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished)).then(() => {})
  `);

const heightPx = 900;
export const widthsPx = [1440, 768, 360] as const;
export type ScreenWidth = (typeof widthsPx)[number];

/**
 * Looks at what a page shows at the given widths: in light from the first to the last, then back in dark,
 * since every change of size is drawn anew. Barriers are looked for where each way begins.
 */
export async function screenProblems(
  page: Page,
  widths: readonly ScreenWidth[] = widthsPx,
): Promise<string[]> {
  const problems: string[] = [];
  const note = (what: string) => problems.push(what);
  const ways = [
    ['light', widths],
    ['dark', widths.toReversed()],
  ] as const;
  for (const [colorScheme, wayWidths] of ways) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of wayWidths) {
      const at = `${colorScheme}, ${width} px`;
      await page.setViewportSize({ width, height: heightPx });
      const { overflow, lostTexts } = await roomProblems(page);
      if (overflow > 0) note(`${at}: ${overflow} px too wide`);
      for (const text of lostTexts) note(`${at}: "${text}" is cut off`);
      if (width !== wayWidths[0]) continue;
      await settled(page);
      for (const barrier of await seriousBarriers(page)) note(`${at}: ${barrier}`);
    }
  }
  return problems;
}

/** Calls that were refused, which a browser names by itself, and the address that leads nowhere. */
const expectedLines = /^(Failed to load resource|404: no page at)/;

/** What a page complains about in the browser's console. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error' && !expectedLines.test(line.text())) errors.push(line.text());
  });
  return errors;
}
