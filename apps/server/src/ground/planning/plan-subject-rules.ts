import type { Queryable } from '../../database/types.ts';
import { badRequest } from '../../platform/errors.ts';
import type { OfPlan } from './plan-audience-repository.ts';
import { dropSharesOfSubjects, isAboutMaker, isLeftOut } from './subject-shares-repository.ts';

/**
 * Runs a change of whom a plan is about. People whom it is about from then on no longer see it.
 * @throws AppError 400 if somebody else than its maker makes the plan about its maker, who could not be left out
 */
export async function changeSubjects(
  tx: Queryable,
  { organizationId, accountId }: { organizationId: string; accountId: string },
  plan: OfPlan & { maker: string | null },
  change: () => Promise<void>,
): Promise<void> {
  const mayBecome = plan.maker === accountId || (await isAboutMaker(tx, organizationId, plan));
  await change();
  if (!mayBecome && (await isAboutMaker(tx, organizationId, plan)))
    throw badRequest(
      'ABOUT_ITS_MAKER',
      'The plan cannot be about the person who made it. Make a plan of your own.',
    );
  await dropSharesOfSubjects(tx, organizationId, plan);
}

/** @throws AppError 400 for a person who would learn of a plan about them that they do not see */
export async function requireNotLeftOut(
  tx: Queryable,
  organizationId: string,
  plan: OfPlan,
  personId: string,
): Promise<void> {
  if (await isLeftOut(tx, organizationId, plan, personId))
    throw badRequest(
      'LEFT_OUT',
      'This is about that person, who is left out. Include them under Share first, or choose somebody else.',
    );
}
