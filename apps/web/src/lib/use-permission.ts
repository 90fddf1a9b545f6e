import type { OrganizationPermissions } from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { accountCall } from './account-call.ts';
import { authClient } from './auth-client.ts';
import { useAuth } from './auth-context.tsx';

export const permissionsKey = ['has-permission'] as const;

async function isPermitted(permissions: OrganizationPermissions): Promise<boolean> {
  const answer = await accountCall(authClient.organization.hasPermission({ permissions }));
  return answer?.success === true;
}

/** For code outside components. A failed check counts as a no. */
export const askPermission = (permissions: OrganizationPermissions): Promise<boolean> =>
  isPermitted(permissions).catch(() => false);

/** All permissions are needed. A failed check counts as a no. */
export function usePermission(permissions: OrganizationPermissions) {
  const { session } = useAuth();
  const { data, isPending } = useQuery({
    queryKey: [...permissionsKey, session?.session.activeOrganizationId, permissions],
    queryFn: () => isPermitted(permissions),
    enabled: session !== null,
    retry: false,
    // The last answer stays when the session expires.
    placeholderData: keepPreviousData,
  });
  return { isAllowed: data === true, isPending };
}
