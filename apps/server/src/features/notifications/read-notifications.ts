import type { NotificationPage, NotificationQuery, ReadNotifications } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { publishToAccounts } from '../../ground/meeting/publish-to-accounts.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Member } from '../../platform/session.ts';
import { countUnread, listInBell, markRead } from './notification-repository.ts';
import { presentNotification } from './present-notification.ts';

export async function readNotifications(
  db: Database,
  member: Member,
  { before, unread, limit }: NotificationQuery,
): Promise<NotificationPage> {
  const rows = await listInBell(db, member, {
    before,
    isUnread: unread === 'true',
    limit: limit + 1,
  });
  const page = rows.slice(0, limit);
  return {
    notifications: page.map((row) => presentNotification(row, member)),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

export const readUnread = async (db: Database, member: Member) => ({
  unread: await countUnread(db, member),
});

/** Also tells the member's other open pages. */
export async function markNotificationsRead(
  { db, bus }: { db: Database; bus: EventBus },
  member: Member,
  { ids }: ReadNotifications,
): Promise<void> {
  await markRead(db, member, ids);
  const { organizationId, accountId } = member;
  const event = { name: 'notifications-updated', payload: { organizationId } } as const;
  await publishToAccounts(bus, event, [accountId]);
}
