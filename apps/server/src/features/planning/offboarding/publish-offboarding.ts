import { publishToAccounts } from '../../../ground/meeting/publish-to-accounts.ts';
import type { EventBus } from '../../../platform/event-bus.ts';
import type { JobQueue } from '../../../platform/job-queue.ts';
import type { PlanningServices } from '../planning-services.ts';

export type OffboardingServices = Pick<
  PlanningServices,
  'db' | 'bus' | 'readNetwork' | 'threads'
> & {
  queue: JobQueue;
  publicUrl: string;
};

/** Publishes to accounts that may open the plan, could open it before the change, or have a task in it. */
export async function publishOffboarding(
  bus: EventBus,
  organizationId: string,
  id: string,
  accounts: readonly string[],
): Promise<void> {
  const payload = { organizationId, kind: 'offboarding' as const, id };
  await publishToAccounts(bus, { name: 'planning-updated', payload }, [...new Set(accounts)]);
}
