import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from './notify.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

test('a success is announced politely and goes by itself; an error is urgent and stays', async () => {
  render(<Toaster />);
  act(() => {
    notify.success('Transcript uploaded successfully!');
    notify.error('Retry failed: the queue is not answering');
  });
  const success = await screen.findByText('Transcript uploaded successfully!');
  expect(success.closest('[role]')).toHaveAttribute('role', 'status');
  const error = screen.getByText('Retry failed: the queue is not answering');
  expect(error.closest('[role]')).toHaveAttribute('role', 'alert');

  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText('Transcript uploaded successfully!')).not.toBeInTheDocument();
  expect(error).toBeInTheDocument();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
  await waitFor(() => expect(error).not.toBeInTheDocument());
});
