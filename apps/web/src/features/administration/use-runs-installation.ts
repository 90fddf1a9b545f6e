import { useActiveOrganization } from '@/lib/use-active-organization.ts';
import { usePermission } from '@/lib/use-permission.ts';

/** Whether the person owns the organization that runs the installation. */
export function useRunsInstallation(): boolean {
  const organization = useActiveOrganization();
  const { isAllowed: isOwner } = usePermission({ organization: ['delete'] });
  return isOwner && organization?.runsInstallation === true;
}
