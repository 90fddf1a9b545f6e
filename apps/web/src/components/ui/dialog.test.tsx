import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { Input } from './input.tsx';
import { MenuButton } from './menu-button.tsx';

function Page() {
  const [open, setOpen] = useState<'form' | 'question'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button onClick={() => setOpen('form')}>Upload</Button>
      <MenuButton groups={[[{ label: 'Delete', onSelect: () => setOpen('question') }]]}>
        <Button>More</Button>
      </MenuButton>
      <Dialog open={open === 'form'} onOpenChange={close} title="Upload Meeting Transcript">
        <Input aria-label="Meeting Title" />
      </Dialog>
      <ConfirmDialog
        open={open === 'question'}
        onOpenChange={close}
        title="Delete Meeting"
        sentence="Are you sure you want to delete this meeting? This action cannot be undone."
        confirmLabel="Delete"
        destructive
        onConfirm={close}
      />
    </>
  );
}

test('focus moves to the first field, and back to the opener on closing', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Upload' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog', { name: 'Upload Meeting Transcript' })).toBeVisible();
  expect(screen.getByLabelText('Meeting Title')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
});

test('a question focuses its cancel button and returns focus to the menu', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Meeting' });
  expect(question).toHaveAccessibleDescription(
    'Are you sure you want to delete this meeting? This action cannot be undone.',
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});
