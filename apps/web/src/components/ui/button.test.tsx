import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

test('a busy button shows its busy label, keeps focus and ignores clicks', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  const { container, rerender } = render(<form />);
  container.querySelector('form')?.addEventListener('submit', onSubmit);
  const form = (busy: boolean) => (
    <form>
      <Button type="submit" busy={busy} busyLabel="Signing in..." onClick={onClick}>
        Sign In
      </Button>
    </form>
  );
  rerender(form(false));
  const button = screen.getByRole('button', { name: 'Sign In' });
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);

  rerender(form(true));
  expect(button).toHaveAccessibleName('Signing in...');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a double click presses once', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.dblClick(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(2);
});

test('a double click submits a form once', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  const { container } = render(
    <form>
      <Button type="submit">Create</Button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', onSubmit);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Create' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
