import {
  actionListSchema,
  defaultOrganizationSettings,
  type OrganizationSettings,
  paths,
} from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { SignedIn } from './accounts.ts';

/** Switches actions on, which are off by default. */
export async function turnActionsOn(
  owner: SignedIn,
  timezone: OrganizationSettings['timezone'] = defaultOrganizationSettings.timezone,
): Promise<void> {
  const { trust, ...settings } = defaultOrganizationSettings;
  const payload = {
    ...settings,
    timezone,
    activeFeatures: { ...settings.activeFeatures, actions: true },
  };
  const saved = await owner.call('PATCH', paths.organizationSettings, { payload });
  if (saved.statusCode !== 200) throw new Error(saved.body);
}

export async function readActions(by: SignedIn, filter: Record<string, string> = {}) {
  const response = await by.call('GET', `${paths.actions}?${new URLSearchParams(filter)}`);
  return actionListSchema.parse(response.json());
}

/** The directory entry of an account. */
export async function personOf(db: Database, { accountId, organizationId }: SignedIn) {
  const { id } = await db
    .selectFrom('directoryUser')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return id;
}
