import { useEffect } from 'react';
import { useAuth } from '@/lib/auth-context.tsx';
import { openConnection } from './open-connection.ts';

/** Holds the live connection open while someone is signed in and inside an organization. */
export function LiveConnection() {
  const { session } = useAuth();
  const organizationId = session?.session.activeOrganizationId;
  const userId = session?.user.id;
  useEffect(() => {
    if (!userId || !organizationId) return;
    return openConnection(organizationId);
  }, [userId, organizationId]);
  return null;
}
