import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, assert, beforeEach, expect, test, vi } from 'vitest';
import { ApiRequestError } from '@/lib/api-request-error.ts';
import { notify } from './notify.ts';
import { StateBox } from './state-box.tsx';
import { Toaster } from './toaster.tsx';

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

test('a success is announced politely and disappears; an error is urgent and stays', async () => {
  render(<Toaster />);
  act(() => {
    notify.success('Transcript uploaded successfully!');
    notify.error('Retry failed: the queue is not answering');
  });
  const success = await screen.findByText('Transcript uploaded successfully!');
  expect(success.closest('[role]')).toHaveAttribute('role', 'status');
  const error = screen.getByText('Retry failed: the queue is not answering');
  const alert = error.closest<HTMLElement>('[role=alert]');
  assert(alert);

  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText('Transcript uploaded successfully!')).not.toBeInTheDocument();
  expect(error).toBeInTheDocument();
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(within(alert).getByRole('button', { name: 'Dismiss', hidden: true }));
  await waitFor(() => expect(error).not.toBeInTheDocument());
});

test('a server error shows its reference, a refusal does not', async () => {
  const broken = (reference: string) =>
    new ApiRequestError(500, 'INTERNAL_ERROR', 'Something went wrong', reference);
  render(
    <>
      <Toaster />
      <StateBox kind="error" title="Failed to load users" error={broken('1a2b3c4d5e6f')} />
    </>,
  );
  act(() => {
    notify.error('Delete failed: Something went wrong', 'one', broken('6f5e4d3c2b1a'));
    notify.error('Meeting not found.', 'two', new ApiRequestError(404, 'NOT_FOUND', '', '0000'));
  });
  const box = screen.getByText('Failed to load users').closest('[role]');
  expect(box).toHaveTextContent('Reference 1a2b3c4d5e6f');
  const toast = await screen.findByText('Delete failed: Something went wrong');
  expect(toast.closest('[role]')).toHaveTextContent('Reference 6f5e4d3c2b1a');
  expect(screen.getByText('Meeting not found.').closest('[role]')).not.toHaveTextContent('0000');
});
