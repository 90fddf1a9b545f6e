import { useEffect } from 'react';
import { useAuth } from '@/lib/auth-context.tsx';
import { openConnection } from './open-connection.ts';

/** Keeps the live connection open while a user is signed in and has an active organization. */
export function LiveConnection() {
  const { session } = useAuth();
  const organizationId = session?.session.activeOrganizationId;
  // A new session needs a new connection.
  const sessionId = session?.session.id;
  useEffect(() => {
    if (!sessionId || !organizationId) return;
    return openConnection(organizationId);
  }, [sessionId, organizationId]);
  return null;
}
