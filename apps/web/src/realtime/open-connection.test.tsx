import { pingIntervalMs, serverEventNames, serverEventSchemas } from '@rapport/contract';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConnectionStatus, LostConnection } from './connection-status.tsx';
import { openConnection } from './open-connection.ts';
import { connectionRestoredEvent, onServerEvent } from './window-events.ts';

/** A socket whose server is played by the test. */
class HeldSocket {
  connected = false;
  readonly sent: unknown[][] = [];
  readonly #listeners = new Map<string, (payload?: unknown) => void>();
  on(name: string, listener: (payload?: unknown) => void) {
    this.#listeners.set(name, listener);
  }
  emit(...message: unknown[]) {
    this.sent.push(message);
  }
  disconnect() {
    this.connected = false;
  }
  hear(name: string, payload?: unknown) {
    if (name === 'connect') this.connected = true;
    if (name === 'disconnect') this.connected = false;
    act(() => this.#listeners.get(name)?.(payload));
  }
}

const { io, accountChanged } = vi.hoisted(() => ({ io: vi.fn(), accountChanged: vi.fn() }));
vi.mock('socket.io-client', () => ({ io }));
vi.mock('@/lib/account-change.ts', () => ({ accountChanged }));

let socket = new HeldSocket();
let close = () => {};

beforeEach(() => {
  socket = new HeldSocket();
  io.mockReset().mockReturnValue(socket);
  accountChanged.mockReset();
});
afterEach(() => {
  act(() => close());
  vi.useRealTimers();
});

async function open() {
  close = openConnection('northwind');
  await waitFor(() => expect(io).toHaveBeenCalledOnce());
}

const deleted = { eventId: 'review', organizationId: 'northwind' };

it('opens the specified connection and joins the organization', async () => {
  await open();
  expect(io).toHaveBeenCalledWith(
    window.location.origin,
    expect.objectContaining({
      path: '/api/socket.io',
      withCredentials: true,
      transports: ['websocket', 'polling'],
      reconnectionDelay: 1000,
      reconnectionDelayMax: 5000,
      randomizationFactor: 0.5,
      reconnectionAttempts: Number.POSITIVE_INFINITY,
      timeout: 20_000,
    }),
  );
  socket.hear('connect');
  expect(socket.sent).toEqual([['join_organization', { organizationId: 'northwind' }]]);
});

it('says whether it is connected', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  render(<ConnectionStatus />);
  await open();
  expect(screen.getByText('disconnected')).toBeInTheDocument();
  socket.hear('connect');
  expect(screen.getByText('connected')).toBeInTheDocument();
  socket.hear('disconnect');
  expect(screen.getByText('disconnected')).toBeInTheDocument();
  socket.hear('connect');
  socket.hear('connect_error', new Error('refused'));
  expect(screen.getByText('disconnected')).toBeInTheDocument();
  expect(error).toHaveBeenCalledWith('The live connection failed', 'refused');
  error.mockRestore();
});

it('says in the bar of phones only that the connection was lost', async () => {
  render(<LostConnection />);
  await open();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  socket.hear('connect');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  socket.hear('disconnect');
  expect(screen.getByRole('status')).toHaveTextContent('disconnected');
  socket.hear('connect');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('says disconnected while the device is offline, whatever the socket believes', async () => {
  render(<ConnectionStatus />);
  await open();
  socket.hear('connect');
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => window.dispatchEvent(new Event('offline')));
  expect(screen.getByText('disconnected')).toBeInTheDocument();
  onLine.mockRestore();
  act(() => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('connected')).toBeInTheDocument();
});

it.each([
  ['io server disconnect', 1],
  ['transport close', 0],
])('after "%s" the session is fetched %i times', async (reason, times) => {
  await open();
  socket.hear('connect');
  socket.hear('disconnect', reason);
  expect(accountChanged).toHaveBeenCalledTimes(times);
});

it('validates events and dispatches them in the page', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const heard = vi.fn();
  const stop = onServerEvent('meeting-deleted', heard);
  await open();
  socket.hear('meeting-deleted', { eventId: 7 });
  expect(heard).not.toHaveBeenCalled();
  expect(warn).toHaveBeenCalledOnce();
  socket.hear('meeting-deleted', deleted);
  expect(heard).toHaveBeenCalledExactlyOnceWith(deleted);
  stop();
  socket.hear('meeting-deleted', deleted);
  expect(heard).toHaveBeenCalledOnce();
  warn.mockRestore();
});

/** Has the fields of every event. */
const anyPayload = {
  ...deleted,
  kind: 'offboarding',
  id: 'plan',
  title: 'Review',
  processingStatus: 'processing',
  processingProgress: null,
  processingError: null,
  processingStartedAt: null,
  processingCompletedAt: null,
};

it.each(serverEventNames)(
  'dispatches %s as a window event with its payload as detail',
  async (name) => {
    const payload = serverEventSchemas[name].parse(anyPayload);
    const heard = vi.fn();
    window.addEventListener(name, heard, { once: true });
    await open();
    socket.hear('connect');
    socket.hear(name, payload);
    expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ detail: payload }));
  },
);

it('only warns when the server refuses a room', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  await open();
  socket.hear('connect');
  const message = 'You are not allowed to access resource: organization';
  socket.hear('error', { message });
  expect(warn).toHaveBeenCalledWith('The live connection refused a request', message);
  warn.mockRestore();
});

it('tells the page of a reconnection, but not of the first connection', async () => {
  const restored = vi.fn();
  window.addEventListener(connectionRestoredEvent, restored);
  await open();
  socket.hear('joined_organization', { organizationId: 'northwind' });
  expect(restored).not.toHaveBeenCalled();
  socket.hear('disconnect');
  socket.hear('connect');
  socket.hear('joined_organization', { organizationId: 'northwind' });
  expect(restored).toHaveBeenCalledOnce();
  window.removeEventListener(connectionRestoredEvent, restored);
});

it('pings every 30 seconds, and only warns while disconnected', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  vi.advanceTimersByTime(pingIntervalMs);
  expect(socket.sent).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
  socket.hear('connect');
  vi.advanceTimersByTime(2 * pingIntervalMs);
  expect(socket.sent.filter(([name]) => name === 'ping')).toHaveLength(2);
  warn.mockRestore();
});

it('leaves no socket open after closing, even before its code is loaded', async () => {
  render(<ConnectionStatus />);
  await open();
  socket.hear('connect');
  act(() => close());
  expect(socket.connected).toBe(false);
  expect(screen.getByText('disconnected')).toBeInTheDocument();

  io.mockClear();
  openConnection('northwind')();
  await vi.dynamicImportSettled();
  expect(io).not.toHaveBeenCalled();
});
