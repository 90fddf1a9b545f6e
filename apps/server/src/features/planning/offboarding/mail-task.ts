import type { Database, Queryable } from '../../../database/types.ts';
import {
  limitAttempts,
  TooManyRequests,
  taskMailsPerMinute,
} from '../../../platform/limit-attempts.ts';
import type { Actor } from '../../../platform/session.ts';
import { queueMailToEach } from '../../mail/queue-mail.ts';
import { handedTaskMail } from '../../mail/templates/handed-task-mail.ts';
import { describeTask } from './mail-repository.ts';
import type { OffboardingServices } from './publish-offboarding.ts';

/**
 * Whether another mail may be sent to this assignee. Above the limit tasks can still be handed over, but without a
 * mail.
 */
export async function mayMailTo(
  db: Database,
  { accountId }: Actor,
  assigneeId: string | null | undefined,
): Promise<boolean> {
  if (!assigneeId) return false;
  try {
    await limitAttempts(db, [`task mail ${accountId} ${assigneeId}`], taskMailsPerMinute);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

/** Sends a mail to an assignee with an account, unless it is the actor. */
export async function mailTask(
  { queue, publicUrl }: Pick<OffboardingServices, 'queue' | 'publicUrl'>,
  tx: Queryable,
  actor: Actor,
  task: { assigneeId: string; projectId: string },
): Promise<void> {
  const { organizationId, accountId } = actor;
  const told = await describeTask(tx, actor, task);
  if (!told || told.accountId === accountId) return;
  const { organization, by, email } = told;
  const link = `${publicUrl}/offboarding?data=own`;
  const mail = await handedTaskMail({ organization, by, link });
  await queueMailToEach(tx, queue, mail, [email], organizationId);
}
