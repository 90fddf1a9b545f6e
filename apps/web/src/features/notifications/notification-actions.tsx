import type { Notification, NotificationKind } from '@rapport/contract';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { useAnswerAction } from './answer-action.ts';
import { focusRow } from './move-focus.ts';

type NotificationActionsProps = {
  notification: Notification;
  onRead: () => void;
  onOpen: () => void;
};

const ways: Record<NotificationKind, 'match' | 'upload' | 'answer' | null> = {
  'speakers-to-match': 'match',
  'meeting-failed': 'upload',
  'action-given': 'answer',
  'action-late': 'answer',
  'meeting-analysed': null,
  'meeting-shared': null,
  'invitation-accepted': null,
  'plan-shared': null,
  'plan-people-changed': null,
  'task-given': null,
  'rules-loosened': null,
  'sound-shortened': null,
};

/** Up to two actions that can be done without opening the notification. */
export function NotificationActions({ notification, onRead, onOpen }: NotificationActionsProps) {
  const { kind, action, isRead } = notification;
  const { mutate: answer, isPending } = useAnswerAction(isRead ? undefined : onRead);
  const way = ways[kind];
  if (way === 'match')
    return (
      <Buttons>
        <ButtonLink to="/match-speakers" size="small" onClick={onOpen}>
          Match
        </ButtonLink>
      </Buttons>
    );
  if (way === 'upload')
    return (
      <Buttons>
        <ButtonLink to="/meetings?upload" size="small" onClick={onOpen}>
          Upload again
        </ButtonLink>
      </Buttons>
    );
  if (way !== 'answer' || action?.state !== 'open') return null;
  const { id, text } = action;
  return (
    <Buttons>
      <Button
        size="small"
        aria-label={`Mark done: ${text}`}
        disabled={isPending}
        onClick={({ currentTarget }) => {
          focusRow(currentTarget, 'own');
          answer({ id, changed: { state: 'done' } });
        }}
      >
        Mark done
      </Button>
      <Button
        size="small"
        variant="ghost"
        aria-label={`Not mine: ${text}`}
        disabled={isPending}
        onClick={({ currentTarget }) => {
          focusRow(currentTarget, 'next');
          answer({ id, changed: { owner: null } });
        }}
      >
        Not mine
      </Button>
    </Buttons>
  );
}

/** Aligned below the text, beside the icon. */
const Buttons = ({ children }: { children: ReactNode }) => (
  <div className="-mt-1 flex flex-wrap gap-2 pr-4 pb-2.5 pl-11">{children}</div>
);
