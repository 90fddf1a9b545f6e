import { listedOrganizationSchema } from '@rapport/contract';
import { authClient } from '@/lib/auth-client.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { usePermission } from '@/lib/use-permission.ts';

export function useActiveOrganization() {
  const { session } = useAuth();
  const { data: organizations } = authClient.useListOrganizations();
  return organizations?.find(({ id }) => id === session?.session.activeOrganizationId);
}

/** Whether the person owns the organization that runs the installation. */
export function useRunsInstallation(): boolean {
  const organization = useActiveOrganization();
  const { isAllowed: isOwner } = usePermission({ organization: ['delete'] });
  return (
    isOwner && listedOrganizationSchema.safeParse(organization).data?.runsInstallation === true
  );
}
