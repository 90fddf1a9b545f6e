import type { Database } from '../../database/types.ts';
import { forbidden } from '../../platform/errors.ts';
import { requirePermission } from '../../platform/require-permission.ts';
import type { Member } from '../../platform/session.ts';
import { runsInstallation } from './membership-repository.ts';

/**
 * Refuses with 403 all but the owners of the organization that runs the installation. Only an owner may
 * delete an organization; but whoever creates another one owns that, and the installation is not theirs.
 */
export async function requireOperator(db: Database, member: Member): Promise<void> {
  requirePermission(member, { organization: ['delete'] });
  if (!(await runsInstallation(db, member.organizationId))) throw forbidden();
}
