import { type OrganizationPermissions, paths } from '@rapport/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from './api-client.ts';
import { useAuth } from './auth-context.tsx';

export const permissionsKey = ['has-permission'] as const;

async function isPermitted(permissions: OrganizationPermissions): Promise<boolean> {
  const { success } = await request({
    path: `${paths.auth}/organization/has-permission`,
    method: 'POST',
    body: { permissions },
    schema: z.object({ success: z.boolean() }),
  });
  return success;
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
