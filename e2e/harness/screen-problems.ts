import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** Rules outside the levels below. A violation counts at any impact. */
const furtherRules = ['label-content-name-mismatch', 'landmark-unique'];

const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: Object.fromEntries(furtherRules.map((rule) => [rule, { enabled: true }])),
  // Describing passed rules takes longer than the checks.
  resultTypes: ['violations'],
};
/** A page in other colours can only differ in these. */
const colourOptions = {
  ...axeOptions,
  runOnly: ['color-contrast', 'link-in-text-block'],
  rules: {},
};

/**
 * Serious barriers as 'rule: selector'. Checks a modal dialog alone, because the page behind it cannot be used. Scrolls
 * to the top first: elsewhere axe reports what the sticky head covers as too small.
 */
export async function seriousBarriers(page: Page, options: object = axeOptions): Promise<string[]> {
  // The script of 0.5 MB stays in the page.
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source);
  const violations = await page.evaluate<AxeResults['violations']>(
    `(async () => {
      const y = scrollY;
      scrollTo(0, 0);
      const isBehind = document.querySelector('#root[aria-hidden=true]') !== null;
      const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
      const part = isBehind ? (dialogs.at(-1) ?? document) : document;
      const { violations } = await axe.run(part, ${JSON.stringify(options)});
      scrollTo(0, y);
      return violations;
    })()`,
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
 * The horizontal overflow in pixels, and the texts cut off by an ellipsis that have no title attribute. Waits up to
 * `followsWithinMs` for the layout to follow the window. One evaluation, because each call costs more than the check.
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

/** Waits for all animations except endless ones. */
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
 * Checks a page in light at the given widths, then in dark at the last of them: colours do not change the layout. Axe
 * runs once per colour scheme. The page is left at the first width.
 */
export async function screenProblems(
  page: Page,
  widths: readonly ScreenWidth[] = widthsPx,
): Promise<string[]> {
  const problems: string[] = [];
  const note = (what: string) => problems.push(what);
  const ways = [
    ['light', widths, axeOptions],
    ['dark', widths.slice(-1), colourOptions],
  ] as const;
  for (const [colorScheme, wayWidths, options] of ways) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const width of wayWidths) {
      const at = `${colorScheme}, ${width} px`;
      await page.setViewportSize({ width, height: heightPx });
      const { overflow, lostTexts } = await roomProblems(page);
      if (overflow > 0) note(`${at}: ${overflow} px too wide`);
      for (const text of lostTexts) note(`${at}: "${text}" is cut off`);
      if (width !== wayWidths[0]) continue;
      await settled(page);
      for (const barrier of await seriousBarriers(page, options)) note(`${at}: ${barrier}`);
    }
  }
  await page.setViewportSize({ width: widths[0] ?? widthsPx[0], height: heightPx });
  return problems;
}

/** Console errors that journeys cause on purpose: refused calls and the not-found page. */
const expectedLines = /^(Failed to load resource|404: no page at)/;

export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (line) => {
    if (line.type() === 'error' && !expectedLines.test(line.text())) errors.push(line.text());
  });
  return errors;
}
