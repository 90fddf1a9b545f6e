import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

const rename = vi.fn();

/** Fresh modules, so that the menu is not loaded yet. */
beforeEach(async () => {
  vi.resetModules();
  const { MenuButton } = await import('./menu-button.tsx');
  render(
    <MenuButton
      title="Agenda"
      groups={[[{ label: 'Rename', onSelect: rename }, false], [], [{ label: 'Delete' }]]}
    >
      <button type="button">Menu</button>
    </MenuButton>,
  );
});

const button = () => screen.getByRole('button', { name: 'Menu' });

test.each(['{Enter}', ' ', '{ArrowDown}'])(
  'the first press of "%s" opens the menu and focuses its first item',
  async (key) => {
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    button().focus();
    await userEvent.keyboard(key);
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByRole('menu', { name: 'Menu' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Rename' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button()).toHaveFocus());
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  },
);

test('clicks open and close the menu, which skips false items', async () => {
  await userEvent.click(button());
  expect(await screen.findByRole('menu')).toHaveTextContent(/^AgendaRenameDelete$/);
  expect(screen.getAllByRole('separator')).toHaveLength(1);
  await userEvent.click(button());
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  expect(rename).toHaveBeenCalledOnce();
});
