import type { Queryable } from '../../database/types.ts';
import { mayPlan } from '../../ground/planning/planners-repository.ts';
import { AppError } from '../../platform/errors.ts';
import type { Member } from '../../platform/session.ts';
import { requireFigures } from '../figures/require-figures.ts';

/** @throws AppError 403 for members who may not plan about persons */
export async function requirePlanner(db: Queryable, member: Member): Promise<void> {
  if (await mayPlan(db, member)) return;
  throw new AppError(
    403,
    'PLANNING_NOT_GIVEN',
    'Only people whom the owners of your organization have named may plan about persons.',
  );
}

/**
 * For plans that show what single people carry.
 * @throws AppError 403 for members who may not plan about persons, and as `requireShownByPerson`
 */
export async function requirePlanningByPerson(db: Queryable, member: Member): Promise<void> {
  await requirePlanner(db, member);
  await requireShownByPerson(db, member);
}

/**
 * For plans that are shared with the member by name.
 * @throws AppError 403 for members who may not see figures, in works-council mode, and if connection maps are
 * switched off
 */
export async function requireShownByPerson(db: Queryable, member: Member): Promise<void> {
  await requireFigures(db, member);
  requirePersons(member);
  requireMaps(member);
}

export const mayPlanByPerson = ({ settings }: Member): boolean => !settings.trust.worksCouncilMode;

/** @throws AppError 403 in works-council mode */
export function requirePersons(member: Member): void {
  if (!mayPlanByPerson(member))
    throw new AppError(
      403,
      'PLANNING_BY_PERSON_OFF',
      'Works-council mode is on, so plans do not show single people.',
    );
}

export const mayShowTies = ({ settings }: Member): boolean =>
  settings.activeFeatures.interactionGraphs;

/** @throws AppError 403 if connection maps are switched off */
export function requireMaps(member: Member): void {
  if (!mayShowTies(member))
    throw new AppError(
      403,
      'CONNECTION_MAPS_OFF',
      'Connection maps are switched off, so plans do not show who has ties with whom.',
    );
}
