import type { Queryable } from '../../../database/types.ts';
import {
  lockWeeks,
  markDepartmentsOf,
} from '../../../ground/meeting/out-of-date-week-repository.ts';
import { assignGroups, listMoving } from './assignment-repository.ts';

/** Sets the teams or the department of these people from their groups; of all people if `ids` is missing. */
export async function assign(
  tx: Queryable,
  organizationId: string,
  ids?: readonly string[],
): Promise<number> {
  if (ids?.length === 0) return 0;
  const moving = await listMoving(tx, organizationId, ids);
  if (moving.length > 0) await lockWeeks(tx, organizationId);
  const changed = await assignGroups(tx, organizationId, ids);
  if (moving.length > 0) await markDepartmentsOf(tx, organizationId, moving);
  return changed;
}
