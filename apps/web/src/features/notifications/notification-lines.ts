import {
  type Notification,
  notificationPath,
  notificationWords,
  outcomeWords,
} from '@rapport/contract';
import { dayOf, daysBetween } from '@/lib/days.ts';
import { writeDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';

/** One notification, or several of one kind of the same time. */
export type NotificationLine = {
  ids: string[];
  /** The notification; null if there are several. */
  single: Notification | null;
  kind: Notification['kind'];
  at: string;
  isRead: boolean;
  path: string;
  subject: string;
  event: string;
  detail: string | null;
};

type NotificationDay = { day: string; title: string; lines: NotificationLine[] };

const hourMs = 3_600_000;

/** Newest first, grouped by local day. */
export function linesByDay(
  notifications: readonly Notification[],
  today: string,
  /** Whether older ones are not loaded. */
  hasOlder: boolean,
): NotificationDay[] {
  const oldest = hasOlder ? notifications.at(-1) : undefined;
  const days = Map.groupBy(notifications, ({ at }) => dayOf(new Date(at)));
  return [...days].map(([day, ofDay]) => ({
    day,
    title: dayTitle(day, today),
    lines: gather(ofDay).map((group) => lineOf(group, mayGoOn(group, oldest))),
  }));
}

function dayTitle(day: string, today: string): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return 'Today';
  if (ago === 1) return 'Yesterday';
  return ago < 7
    ? writeDay(day, { weekday: 'long' })
    : writeDay(day, { day: 'numeric', month: 'long' });
}

type Group = { event: string; things: [one: string, many: string]; path: string };

const meetings: Group['things'] = ['meeting', 'meetings'];
const actions: Group['things'] = ['action', 'actions'];

/** Kinds that often come in groups: files of one upload, actions of one meeting. Null: each has its own line. */
const gathered: Record<Notification['kind'], Group | null> = {
  'meeting-analysed': { event: 'are analysed', things: meetings, path: '/meetings' },
  'meeting-failed': {
    event: 'could not be analysed',
    things: meetings,
    path: '/meetings?status=failed',
  },
  'speakers-to-match': {
    event: 'have speakers to match',
    things: meetings,
    path: '/match-speakers',
  },
  'action-given': { event: 'are yours now', things: actions, path: '/actions?whose=mine' },
  'action-late': { event: 'of yours are late', things: actions, path: '/actions?whose=mine' },
  'meeting-shared': { event: 'were shared with you', things: meetings, path: '/meetings' },
  'invitation-accepted': null,
  'plan-shared': null,
  'plan-people-changed': null,
  'task-given': null,
  'rules-loosened': null,
  'sound-shortened': null,
};

/**
 * Groups notifications of the same kind and state that came less than an hour after each other, whatever came between
 * them. A group stands where its newest notification is.
 */
function gather(notifications: readonly Notification[]): Notification[][] {
  const groups: Notification[][] = [];
  for (const one of notifications) {
    const group = groups.findLast((others) => belongs(one, others));
    if (group) group.push(one);
    else groups.push([one]);
  }
  return groups;
}

function belongs(one: Notification, group: readonly Notification[]): boolean {
  const last = group.at(-1);
  return (
    last?.kind === one.kind &&
    last.isRead === one.isRead &&
    gathered[one.kind] !== null &&
    Date.parse(last.at) - Date.parse(one.at) < hourMs
  );
}

/** Whether notifications older than the oldest loaded one may belong to the group. */
function mayGoOn(group: readonly Notification[], oldest: Notification | undefined): boolean {
  const last = group.at(-1);
  return Boolean(oldest && last && Date.parse(last.at) - Date.parse(oldest.at) < hourMs);
}

function lineOf(group: readonly Notification[], isPart: boolean): NotificationLine {
  const [first] = group;
  if (!first) throw new Error('A group has at least one notification.');
  const { kind, at, isRead } = first;
  const ids = group.map(({ id }) => id);
  const shared = gathered[kind];
  if (group.length === 1 || !shared)
    return {
      ids,
      single: first,
      kind,
      at,
      isRead,
      path: notificationPath(first),
      ...notificationWords(first),
    };
  const { event, things, path } = shared;
  const number = counted(group.length, ...things);
  const least = isPart ? 'At least ' : '';
  const outcomes = kind === 'meeting-analysed' ? outcomesOf(group) : null;
  return {
    ids,
    single: null,
    kind,
    at,
    isRead,
    path,
    ...(outcomes
      ? { subject: `${least}${outcomes}`, event: `in ${number}${isPart ? ' or more' : ''}` }
      : { subject: `${least}${number}`, event }),
    detail: null,
  };
}

const outcomesOf = (group: readonly Notification[]) =>
  outcomeWords(group.flatMap(({ meeting }) => meeting ?? []));
