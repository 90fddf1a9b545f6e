import type { Action } from '@rapport/contract';
import { Plus, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useActionsOfMeeting } from '@/components/actions/api/get-actions.ts';
import type { Changed } from '@/components/actions/changed-words.ts';
import { useLiveActions } from '@/components/actions/live-actions.ts';
import { useActionDialogs } from '@/components/actions/use-action-dialogs.ts';
import { useChangingActions } from '@/components/actions/use-changing-actions.ts';
import { Button } from '@/components/ui/button.tsx';
import { Section } from '@/components/ui/section.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { ActionItem } from './action-item.tsx';

type ActionSectionProps = {
  meetingId: string;
  /** False if the language is not English, the only one in which actions are found. */
  areSought: boolean;
};

type Asked = { what: 'owner' | 'day' | 'edit'; action: Action } | { what: 'add' };

/**
 * The actions of a meeting in the order in which they were mentioned, followed by those added by
 * hand.
 */
export function ActionSection({ meetingId, areSought }: ActionSectionProps) {
  useLiveActions();
  const { data, error, refetch, isFetching } = useActionsOfMeeting(meetingId);
  const change = useChangingActions();
  const [asked, setAsked] = useState<Asked>();
  const dialogs = useActionDialogs(asked !== undefined);
  const actions = data?.actions
    .filter(({ state }) => state !== 'dropped')
    .toSorted((a, b) => turnOf(a) - turnOf(b));
  const done = actions?.filter(({ state }) => state === 'done').length ?? 0;
  const close = () => setAsked(undefined);
  const answer = (action: Action, changed: Changed) => {
    change([action], changed);
    close();
  };
  return (
    <Section
      title="Actions"
      note={actions && `${actions.length}${done > 0 ? `, ${done} done` : ''}`}
      actions={
        <Button variant="ghost" size="small" icon={Plus} onClick={() => setAsked({ what: 'add' })}>
          Add
        </Button>
      }
    >
      {error && !data ? (
        <StateBox
          kind="error"
          title={`Failed to load the actions: ${error.message}`}
          error={error}
          action={
            <Button icon={RotateCw} busy={isFetching} onClick={() => refetch()}>
              Retry
            </Button>
          }
        />
      ) : !data || !actions ? (
        <Loading label="Loading the actions...">
          <Skeleton className="h-13" />
        </Loading>
      ) : actions.length === 0 ? (
        <p className="text-ink-2">
          {areSought ? 'No actions were found.' : 'Actions are found in English only.'}
        </p>
      ) : (
        <ul aria-label="Actions">
          {actions.map((action) => (
            <ActionItem
              key={action.id}
              action={action}
              today={data.today}
              onState={(state) => change([action], { state })}
              onOwner={() => setAsked({ what: 'owner', action })}
              onDay={() => setAsked({ what: 'day', action })}
              onEdit={() => setAsked({ what: 'edit', action })}
            />
          ))}
        </ul>
      )}
      {dialogs && asked?.what === 'add' && (
        <dialogs.AddActionDialog meetingId={meetingId} onClose={close} />
      )}
      {dialogs && asked?.what === 'owner' && (
        <dialogs.OwnerDialog
          hasOwner={asked.action.owner !== null}
          onChoose={(owner) => answer(asked.action, { owner })}
          onClose={close}
        />
      )}
      {dialogs && asked?.what === 'day' && (
        <dialogs.DayDialog
          day={asked.action.dueDay}
          onChoose={(dueDay) => answer(asked.action, { dueDay })}
          onClose={close}
        />
      )}
      {dialogs && asked?.what === 'edit' && (
        <dialogs.EditActionDialog
          action={asked.action}
          onChange={(changed) => answer(asked.action, changed)}
          onClose={close}
        />
      )}
    </Section>
  );
}

const turnOf = ({ meeting }: Action) => meeting?.turn ?? Number.MAX_SAFE_INTEGER;
