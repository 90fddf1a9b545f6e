import { useEffect } from 'react';
import { useAuth } from '@/lib/auth-context.tsx';
import { openConnection } from './open-connection.ts';

/** Holds the live connection open while someone is signed in and inside an organization. */
export function LiveConnection() {
  const { session } = useAuth();
  const organizationId = session?.session.activeOrganizationId;
  // A session that takes the place of another brings a connection of its own.
  const sessionId = session?.session.id;
  useEffect(() => {
    if (!sessionId || !organizationId) return;
    return openConnection(organizationId);
  }, [sessionId, organizationId]);
  return null;
}
