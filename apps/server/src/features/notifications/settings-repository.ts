import { defaultNotificationSettings, type NotificationSettings } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import type { Told } from './delivery-repository.ts';

export async function findSettings(
  db: Queryable,
  { organizationId, accountId }: Told,
): Promise<NotificationSettings> {
  const saved = await db
    .selectFrom('notificationSettings')
    .select(['bell', 'mail', 'isDigestOn', 'digestDay', 'digestTime', 'quietFrom', 'quietTo'])
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return saved ?? defaultNotificationSettings;
}

export async function saveSettings(
  tx: Queryable,
  { organizationId, accountId }: Told,
  settings: NotificationSettings,
): Promise<void> {
  await tx
    .insertInto('notificationSettings')
    .values({ organizationId, accountId, ...settings })
    .onConflict((conflict) =>
      conflict.columns(['organizationId', 'accountId']).doUpdateSet(settings),
    )
    .execute();
}
