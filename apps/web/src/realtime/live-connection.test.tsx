import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { LiveConnection } from './live-connection.tsx';

const { useAuth, openConnection, close } = vi.hoisted(() => ({
  useAuth: vi.fn(),
  openConnection: vi.fn(),
  close: vi.fn(),
}));
vi.mock('@/lib/auth-context.tsx', () => ({ useAuth }));
vi.mock('./open-connection.ts', () => ({ openConnection }));

function sessionIn(activeOrganizationId: string | null) {
  return { session: { user: { id: 'helena' }, session: { id: 'here', activeOrganizationId } } };
}

beforeEach(() => {
  close.mockReset();
  openConnection.mockReset().mockReturnValue(close);
});

it.each([
  ['nobody is signed in', { session: null }],
  ['there is no active organization', sessionIn(null)],
])('stays closed while %s', (_when, session) => {
  useAuth.mockReturnValue(session);
  render(<LiveConnection />);
  expect(openConnection).not.toHaveBeenCalled();
});

it('follows the active organization, and closes on signing out', () => {
  useAuth.mockReturnValue(sessionIn('northwind'));
  const { rerender } = render(<LiveConnection />);
  rerender(<LiveConnection />);
  expect(openConnection).toHaveBeenCalledExactlyOnceWith('northwind');
  useAuth.mockReturnValue(sessionIn('labs'));
  rerender(<LiveConnection />);
  expect(close).toHaveBeenCalledOnce();
  expect(openConnection).toHaveBeenLastCalledWith('labs');
  useAuth.mockReturnValue({ session: null });
  rerender(<LiveConnection />);
  expect(close).toHaveBeenCalledTimes(2);
  expect(openConnection).toHaveBeenCalledTimes(2);
});
