import { organizationOverviewSchema, paths } from '@rapport/contract';
import {
  officeDirectory,
  officePeople,
  officeTalk,
} from '@rapport/server/testing/factories/office';
import { screenTour } from '../harness/screen-tour.ts';
import { sendFile } from '../harness/send-file.ts';
import { expect, test } from '../harness/test.ts';

const dayMs = 24 * 60 * 60 * 1000;
const everybody = officePeople.map((_, at) => at);
/** Five, which are ten pairs: more than the map draws at first. */
const departments = { Cleo: 'Design', Finn: 'HR' };

/** A turn a minute, so that hours are known. */
const timedTalk = (first: number) =>
  officeTalk(everybody, 21, first)
    .split('\n')
    .map((line, at) => `[00:${String(at).padStart(2, '0')}:00] ${line}`)
    .join('\n');

/** Two weeks ago, so that the week is over in every time zone. */
const dayBefore = (days: number) =>
  new Date(Date.now() - (14 + days) * dayMs).toISOString().slice(0, 10);

test('the figures of an organization come from its own meetings', async ({ ownerPage: page }) => {
  const { look } = screenTour(page);
  await page.goto('/');
  await expect(page.getByText('Northwind is an invented company of 105 people.')).toBeVisible();
  await sendFile(page, paths.importUsers, 'people.csv', officeDirectory(departments));
  for (let meeting = 0; meeting < 6; meeting += 1)
    await sendFile(
      page,
      paths.uploadTranscript,
      `${dayBefore(meeting)} review.txt`,
      timedTalk(meeting),
    );
  const overview = async () =>
    organizationOverviewSchema.parse(
      await (await page.request.get(paths.organizationOverview)).json(),
    );
  await expect
    .poll(async () => {
      const { meetings, mood } = await overview();
      return [meetings.now, mood?.organization.isShown];
    })
    .toEqual([6, true]);

  await page.goto('/');
  const intelligence = page.getByRole('region', { name: 'Meeting Intelligence' });
  await expect(intelligence).toContainText('People heard7 of 8');
  await look('own dashboard', intelligence);
  await look('own map', page.getByRole('region', { name: 'Organization Connection Map' }));
  const source = page.getByRole('button', { name: 'Northwind (sample)' });
  await source.click();
  await expect(page).toHaveURL(/data=sample/);
  await expect(page.getByText('Northwind is an invented company of 105 people.')).toBeVisible();
  await page.reload();
  await expect(source).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/sentiment?data=own');
  await look('own sentiment', page.getByRole('region', { name: 'Teams' }));
  await page.getByRole('button', { name: '7 teams without a mood that may be shown' }).click();
  await expect(page.getByText('fewer than 5 people').first()).toBeVisible();
  await page.goto('/what-happened');
  await look('what happened', page.getByText(/^\d facts? of 6 meetings,/));
  await page.goto('/initiatives');
  await page.getByRole('link', { name: 'Billing migration' }).click();
  const said = page.getByRole('region', { name: 'What was said' });
  await look('topic', said.getByRole('blockquote').first());
  await said
    .getByRole('link', { name: /^Ana Berg, / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/meetings\/[^/]+\?/);
  await expect(page.getByText('The billing migration went very well').first()).toBeInViewport();

  await page.goto('/organization-map?data=own');
  await look('organization map', page.getByRole('region', { name: 'Between departments' }));
  const map = page.getByRole('img', { name: /^Organization connection map/ });
  await expect(map).toHaveAccessibleName(/of 5 departments and the 8 strongest of 10 pairs\./);
  await expect(map.getByText('2.0 h')).toHaveCount(8);
  await page.getByRole('switch', { name: 'All pairs' }).click();
  await expect(map).toHaveAccessibleName(/of 5 departments and all 10 pairs\./);
  await page.getByRole('button', { name: 'Walk through the map' }).press('Enter');
  const pair = page.getByRole('dialog', { name: /^\w+ and \w+$/ });
  await look(
    'meetings of two departments',
    pair.getByText(/^People of both were in 2\.0 hours/),
    [1440],
  );
  await page.keyboard.press('Escape');
  await page.getByRole('switch', { name: 'Ties of people' }).click();
  await expect(map).toHaveAccessibleName(/of 8 people, 7 of them heard/);
});
