import type { Notification } from '@rapport/contract';
import type { Member } from '../../platform/session.ts';
import type { NotificationRow } from './notification-repository.ts';

export function presentNotification(
  { id, kind, createdAt, isRead, by, ...row }: NotificationRow,
  { settings }: Pick<Member, 'settings'>,
): Notification {
  const { meetingId, title, actionId, text, isQuoted, dueDay, state } = row;
  return {
    id,
    kind,
    at: createdAt.toISOString(),
    isRead,
    by,
    meeting:
      meetingId === null || title === null
        ? null
        : {
            id: meetingId,
            title,
            people: row.people ?? 0,
            minutes: row.minutes ?? 0,
            actions: settings.activeFeatures.actions ? row.actions : null,
            decisions: row.decisions,
          },
    plan: planOf(row),
    reason: kind === 'meeting-failed' ? row.error : null,
    speakers: row.speakers,
    action:
      actionId === null || text === null || state === null
        ? null
        : { id: actionId, text, isQuoted, dueDay, state },
  };
}

function planOf({
  scenarioId,
  successionPlanId,
  offboardingId,
  plan,
}: Pick<
  NotificationRow,
  'scenarioId' | 'successionPlanId' | 'offboardingId' | 'plan'
>): Notification['plan'] {
  const title = plan ?? '';
  if (scenarioId) return { kind: 'scenario', id: scenarioId, title };
  if (successionPlanId) return { kind: 'succession', id: successionPlanId, title };
  return offboardingId ? { kind: 'offboarding', id: offboardingId, title } : null;
}
