import { counted } from './counted.ts';
import { peopleWords } from './meeting-words.ts';
import type { Notification } from './notifications.ts';

type NotificationWords = {
  /** Who or what it is about, then what happened. */
  subject: string;
  event: string;
  detail: string | null;
};

/** The words of a notification, the same in the app and in mails. Spoken words are quoted verbatim. */
export function notificationWords(notification: Notification): NotificationWords {
  const { kind, by, meeting, plan, action, reason, speakers } = notification;
  const title = meeting?.title ?? '';
  const task = action && (action.isQuoted ? `“${action.text}”` : action.text);
  switch (kind) {
    case 'meeting-analysed':
      return { ...analysedWords(meeting, title), detail: meeting && factsOf(meeting) };
    case 'meeting-failed':
      return { subject: title, event: 'could not be analysed', detail: reason };
    case 'action-given':
      return by === null
        ? { subject: 'You', event: 'were given an action', detail: task }
        : { subject: by, event: 'gave you an action', detail: task };
    case 'action-late':
      return { subject: 'An action of yours', event: 'is late', detail: task };
    case 'speakers-to-match':
      return {
        subject: counted(speakers ?? 0, 'speaker'),
        event: `to match in ${title}`,
        detail: 'Tied to nobody in the directory',
      };
    case 'invitation-accepted':
      return { subject: by ?? 'A person', event: 'accepted your invitation', detail: null };
    case 'meeting-shared':
      return by === null
        ? { subject: 'A meeting', event: 'was shared with you', detail: title }
        : { subject: by, event: 'shared a meeting with you', detail: title };
    case 'plan-shared':
      return {
        subject: by ?? 'A member',
        event: `shared ${plan ? planWords[plan.kind] : 'a plan'}`,
        detail: plan?.title ?? null,
      };
    case 'plan-people-changed':
      return {
        subject: by ?? 'A member',
        event: `changed who sees ${plan ? planWords[plan.kind] : 'a plan'}`,
        detail: plan?.title ?? null,
      };
    case 'task-given':
      return {
        subject: by ?? 'A member',
        event: `gave you a task in ${plan ? planWords[plan.kind] : 'a plan'}`,
        detail: plan?.title ?? null,
      };
    case 'rules-loosened':
      return {
        subject: by ?? 'An admin',
        event: 'changed who may see what',
        detail: 'More is visible than before',
      };
    case 'sound-shortened':
      return {
        subject: by ?? 'An admin',
        event: 'changed how long the sound of recordings is kept',
        detail: 'It is deleted earlier than before',
      };
  }
}

const planWords = {
  scenario: 'a scenario',
  succession: 'a succession plan',
  offboarding: 'an offboarding',
} as const;

type NotifiedMeeting = NonNullable<Notification['meeting']>;
type Outcomes = Pick<NotifiedMeeting, 'decisions' | 'actions'>;

/** '2 decisions and 3 actions' of one or more meetings; null if none is known. */
export function outcomeWords(meetings: readonly Outcomes[]): string | null {
  const sum = (of: keyof Outcomes) => meetings.reduce((total, one) => total + (one[of] ?? 0), 0);
  const [decisions, actions] = [sum('decisions'), sum('actions')];
  const known = [
    ...(decisions > 0 ? [counted(decisions, 'decision')] : []),
    ...(actions > 0 ? [counted(actions, 'action')] : []),
  ];
  return known.length > 0 ? known.join(' and ') : null;
}

/** What happened in the meeting, where something is known. */
function analysedWords(meeting: Notification['meeting'], title: string) {
  const outcomes = meeting && outcomeWords([meeting]);
  return outcomes
    ? { subject: outcomes, event: `in ${title}` }
    : { subject: title, event: 'is analysed' };
}

const factsOf = ({ people, minutes }: NotifiedMeeting) =>
  [peopleWords(people), ...(minutes > 0 ? [counted(minutes, 'minute')] : [])].join(', ');

const planPaths = {
  scenario: '/scenarios',
  succession: '/succession',
  offboarding: '/offboarding',
} as const;

/** The page of the web app that the notification is about. */
export function notificationPath({
  kind,
  meeting,
  plan,
}: Pick<Notification, 'kind' | 'meeting' | 'plan'>): string {
  switch (kind) {
    case 'meeting-analysed':
    case 'meeting-failed':
    case 'meeting-shared':
      return `/meetings/${meeting?.id ?? ''}`;
    case 'action-given':
    case 'action-late':
      return '/actions?whose=mine';
    case 'speakers-to-match':
      return '/match-speakers';
    case 'invitation-accepted':
      return '/admin';
    case 'plan-shared':
    case 'plan-people-changed':
      return plan ? `${planPaths[plan.kind]}/${plan.id}?data=own` : '/';
    case 'task-given':
      // Who has a task in a handover need not be allowed to open it: the list of handovers shows their tasks.
      return plan?.kind === 'succession'
        ? `/succession/${plan.id}?data=own`
        : '/offboarding?data=own';
    case 'rules-loosened':
    case 'sound-shortened':
      return '/trust';
  }
}
