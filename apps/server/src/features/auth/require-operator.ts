import type { Database } from '../../database/types.ts';
import { forbidden } from '../../platform/errors.ts';
import { requirePermission } from '../../platform/require-permission.ts';
import type { Member } from '../../platform/session.ts';
import { runsInstallation } from './membership-repository.ts';

/**
 * Only owners may delete an organization; owners of later organizations do not run the installation.
 * @throws AppError 403 unless the member owns the organization that runs the installation
 */
export async function requireOperator(db: Database, member: Member): Promise<void> {
  requirePermission(member, { organization: ['delete'] });
  if (!(await runsInstallation(db, member.organizationId))) throw forbidden();
}
