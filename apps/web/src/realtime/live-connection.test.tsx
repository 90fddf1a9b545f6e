import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LiveConnection } from './live-connection.tsx';

const { useSession, openConnection, close } = vi.hoisted(() => ({
  useSession: vi.fn(),
  openConnection: vi.fn(),
  close: vi.fn(),
}));
vi.mock('@/lib/auth-client.ts', () => ({ authClient: { useSession } }));
vi.mock('./open-connection.ts', () => ({ openConnection }));

function sessionIn(activeOrganizationId: string | null) {
  return { data: { user: { id: 'helena' }, session: { activeOrganizationId } } };
}

beforeEach(() => {
  close.mockReset();
  openConnection.mockReset().mockReturnValue(close);
});

it.each([
  ['nobody is signed in', { data: null }],
  ['there is no active organization', sessionIn(null)],
])('stays closed while %s', (_when, session) => {
  useSession.mockReturnValue(session);
  render(<LiveConnection />);
  expect(openConnection).not.toHaveBeenCalled();
});

it('follows the active organization, and closes on signing out', () => {
  useSession.mockReturnValue(sessionIn('northwind'));
  const { rerender } = render(<LiveConnection />);
  rerender(<LiveConnection />);
  expect(openConnection).toHaveBeenCalledExactlyOnceWith('northwind');
  useSession.mockReturnValue(sessionIn('labs'));
  rerender(<LiveConnection />);
  expect(close).toHaveBeenCalledOnce();
  expect(openConnection).toHaveBeenLastCalledWith('labs');
  useSession.mockReturnValue({ data: null });
  rerender(<LiveConnection />);
  expect(close).toHaveBeenCalledTimes(2);
  expect(openConnection).toHaveBeenCalledTimes(2);
});
