import { screenTour } from '../harness/screen-tour.ts';
import { expect, test } from '../harness/test.ts';

test('the shell around every screen looks right', async ({ owner, server, openBrowserOf }) => {
  // The only owner cannot delete their account.
  const page = await openBrowserOf(await server.createMember(owner.organizationId, 'admin'));
  const { look } = screenTour(page);
  const account = page.getByRole('button', { name: /account and organizations/ });
  const dialog = (name: string) => page.getByRole('dialog', { name });
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await owner.buildMeeting({ title: 'Hiring plan', withResults: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/meetings');
  await account.click();
  await look('user menu', page.getByRole('menuitem', { name: 'Switch Context' }), [1440, 768]);
  await page.getByRole('menuitem', { name: 'Switch Context' }).click();
  await look('switch context', dialog('Switch Context'));
  await page.getByRole('button', { name: 'Create organization' }).click();
  await look('organization without a name', page.getByText('Please enter a name'));
  await close();

  await account.click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await look('own settings', dialog('Settings').getByRole('list', { name: 'Sessions' }));
  await dialog('Settings').getByRole('button', { name: 'Delete account' }).click();
  await look('question before the account is deleted', dialog('Delete account'));
  await page.keyboard.press('Escape');
  await expect(dialog('Delete account')).toBeHidden();
  await close();

  await page.keyboard.press('Control+k');
  await look('palette', dialog('Go to').getByRole('option'));
  await page.keyboard.type('hiring');
  await look(
    'palette with a meeting',
    dialog('Go to').getByRole('option', { name: /Hiring plan/ }),
  );
  await close();

  await page.keyboard.press('Control+b');
  await look('folded sidebar', page.getByRole('button', { name: /^Toggle sidebar/ }), [1440, 768]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await look('drawer', dialog('Menu'), [360]);

  await page.context().clearCookies();
  await dialog('Menu').getByRole('link', { name: 'Admin' }).click();
  await look('a session that is over', page.getByText('Your session has expired.'));
});
