import { useEffect } from 'react';
import { authClient } from '@/lib/auth-client.ts';
import { openConnection } from './open-connection.ts';

/** Holds the live connection open while someone is signed in and inside an organization. */
export function LiveConnection() {
  const { data } = authClient.useSession();
  const organizationId = data?.session.activeOrganizationId;
  const userId = data?.user.id;
  useEffect(() => {
    if (!userId || !organizationId) return;
    return openConnection(organizationId);
  }, [userId, organizationId]);
  return null;
}
