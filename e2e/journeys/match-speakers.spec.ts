import { administrationPage } from '../harness/administration-page.ts';
import { enter } from '../harness/keyboard.ts';
import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';

test('speakers are matched by keyboard alone, and the screen looks right', async ({
  ownerPage: page,
  owner,
}) => {
  const { look } = screenTour(page);
  await owner.buildMeeting({ title: 'Customer panel', withResults: true });
  const card = (name: string) => page.getByRole('listitem', { name });
  await administrationPage(page).open();
  await enter(page, page.getByRole('link', { name: 'Match speakers' }));
  await expect(page.getByText(/^2 names in transcripts are not tied/)).toBeVisible();
  await look('names', card('Tom Leiva'));

  await page.reload();
  await expect(card('Anna Berg')).toBeFocused();
  await page.keyboard.press('f');
  const find = page.getByRole('dialog', { name: 'Who is ‘Anna Berg’?' });
  await expect(find.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('nobody');
  await look('nobody found', find.getByText('Nobody found for “nobody”'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(find).toBeHidden();
  await expect(card('Anna Berg')).toBeFocused();
  await page.keyboard.press('g');
  const told = page.getByText('‘Anna Berg’ is now a guest in 1 meeting, and in the next ones.');
  await expect(told).toBeVisible();
  await expect(card('Tom Leiva')).toBeFocused();
  await page.keyboard.press('s');
  await expect(
    page.getByText('No name is open; those skipped are in their own list.'),
  ).toBeVisible();

  await enter(page, page.getByRole('button', { name: /^Choices made/ }));
  const choices = page.getByRole('dialog', { name: 'Choices made' });
  await look('choices made', choices.getByText('‘Anna Berg’ is a guest'));
  await enter(page, choices.getByRole('button', { name: 'Revert ‘Tom Leiva’' }));
  await page.keyboard.press('Escape');
  await expect(card('Tom Leiva')).toBeVisible();
});
