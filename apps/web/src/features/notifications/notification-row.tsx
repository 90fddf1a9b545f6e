import type { NotificationKind } from '@rapport/contract';
import {
  AudioLines,
  CircleAlert,
  CircleCheck,
  Clock,
  Eye,
  type LucideIcon,
  MailCheck,
  Share2,
  SquareCheck,
  Users,
} from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { cn } from '@/lib/cn.ts';
import { clockTime } from '@/lib/format-day.ts';
import { moveFocus } from './move-focus.ts';
import { NotificationActions } from './notification-actions.tsx';
import type { NotificationLine } from './notification-lines.ts';

const icons: Record<NotificationKind, LucideIcon> = {
  'meeting-analysed': CircleCheck,
  'meeting-failed': CircleAlert,
  'action-given': SquareCheck,
  'action-late': Clock,
  'speakers-to-match': Users,
  'invitation-accepted': MailCheck,
  'meeting-shared': Share2,
  'plan-shared': Share2,
  'plan-people-changed': Users,
  'task-given': SquareCheck,
  'rules-loosened': Eye,
  'sound-shortened': AudioLines,
};

type NotificationRowProps = {
  line: NotificationLine;
  onOpen: () => void;
  onRead: () => void;
};

/**
 * Enter opens it, arrow keys move to other rows, `r` marks it as read. A failure keeps its red mark
 * after it is read.
 */
export function NotificationRow({ line, onOpen, onRead }: NotificationRowProps) {
  const { kind, path, subject, event, detail, at, isRead } = line;
  const Icon = icons[kind];
  const onKeyDown = (pressed: KeyboardEvent<HTMLElement>) => {
    moveFocus(pressed, pressed.currentTarget.closest('[data-rows]'));
    if (pressed.key !== 'r' || isRead) return;
    pressed.preventDefault();
    onRead();
  };
  return (
    <li className="not-first:border-line not-first:border-t">
      <Link
        to={path}
        data-row
        onClick={onOpen}
        onKeyDown={onKeyDown}
        className="grid grid-cols-[16px_minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5 text-ink hover:bg-hover hover:no-underline focus-visible:-outline-offset-2"
      >
        <Icon
          aria-hidden
          className={cn(
            'mt-0.5 size-4 text-ink-3',
            kind === 'meeting-analysed' && 'text-pos',
            kind === 'meeting-failed' && 'text-neg',
          )}
        />
        <span className="min-w-0">
          <span className={cn('block', isRead && 'text-ink-2')}>
            <b className="font-strong">{subject}</b> {event}
          </span>
          {detail && <span className="line-clamp-2 block text-12 text-ink-2">{detail}</span>}
        </span>
        <span className="flex h-5 items-center gap-2 text-12 text-ink-3">
          <time dateTime={at}>{clockTime(at)}</time>
          <span
            {...(!isRead && { role: 'img', 'aria-label': 'Not read' })}
            className={cn('size-2 rounded-full', !isRead && 'bg-accent')}
          />
        </span>
      </Link>
      {line.single && (
        <NotificationActions notification={line.single} onRead={onRead} onOpen={onOpen} />
      )}
    </li>
  );
}
