import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useOnDemand } from './use-on-demand.ts';

const Dialog = () => <p>The dialog</p>;

type PartProps = { load: () => Promise<typeof Dialog>; isOpen: boolean };

function Part({ load, isOpen }: PartProps) {
  const Loaded = useOnDemand(load, isOpen);
  return Loaded && isOpen ? <Loaded /> : <p>The page</p>;
}

class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? <p>This page could not be shown</p> : this.props.children;
  }
}

test('loads once, at the first gesture', async () => {
  const load = vi.fn(async () => Dialog);
  const { rerender } = render(<Part load={load} isOpen={false} />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.keyboard('a');
  await userEvent.keyboard('b');
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  rerender(<Part load={load} isOpen />);
  expect(await screen.findByText('The dialog')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('loads at once if the part is needed', async () => {
  render(<Part load={async () => Dialog} isOpen />);
  expect(await screen.findByText('The dialog')).toBeVisible();
});

test('a failed preload is repeated when the part is needed', async () => {
  const load = vi.fn(async () => Dialog).mockRejectedValueOnce(new Error('offline'));
  const { rerender } = render(<Part load={load} isOpen={false} />);
  await userEvent.keyboard('a');
  await waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.getByText('The page')).toBeVisible();
  rerender(<Part load={load} isOpen />);
  expect(await screen.findByText('The dialog')).toBeVisible();
});

test('a needed part that fails to load fails the page around it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = () => Promise.reject<typeof Dialog>(new Error('offline'));
  render(
    <Boundary>
      <Part load={load} isOpen />
    </Boundary>,
  );
  expect(await screen.findByText('This page could not be shown')).toBeVisible();
  logged.mockRestore();
});
