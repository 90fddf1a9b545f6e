import { type Action, type MaybeAction, type Worded, wordedTitleOf } from '@rapport/contract';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useActionsOf } from '@/components/actions/api/actions.ts';
import type { Changed } from '@/components/actions/changed-words.ts';
import { useLiveActions } from '@/components/actions/live-actions.ts';
import { useActionDialogs } from '@/components/actions/use-action-dialogs.ts';
import { useChangingActions } from '@/components/actions/use-changing-actions.ts';
import { Button } from '@/components/ui/button.tsx';
import { LoadFailed } from '@/components/ui/load-failed.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { ActionItem } from './action-item.tsx';
import { BlockHead, noneSure } from './block-head.tsx';
import { MaybeFold } from './maybe-fold.tsx';

type ActionSectionProps = {
  meetingId: string;
  /** False if the language is not English, the only one in which actions are found. */
  areSought: boolean;
  /** Undefined for an analysis that does not tell sure from maybe. */
  maybe: readonly MaybeAction[] | undefined;
  worded: Worded | undefined;
  canCorrect: boolean;
};

type Asked = { what: 'owner' | 'day' | 'edit'; action: Action } | { what: 'add' };

/**
 * The actions of a meeting in the order in which they were mentioned, followed by those added by
 * hand.
 */
export function ActionSection(props: ActionSectionProps) {
  const { meetingId, areSought, maybe, worded, canCorrect } = props;
  useLiveActions();
  const titleId = useId();
  const kept = useKeptFocus<HTMLElement>();
  const query = useActionsOf({ meeting: meetingId });
  const { data, error } = query;
  const change = useChangingActions();
  const [asked, setAsked] = useState<Asked>();
  const dialogs = useActionDialogs(asked !== undefined);
  const actions = data && shownActions(data.actions);
  const done = actions?.filter(({ state }) => state === 'done').length ?? 0;
  const noneWords = maybe ? noneSure : 'No actions were found.';
  const close = () => setAsked(undefined);
  const answer = (action: Action, changed: Changed) => {
    change([action], changed);
    close();
  };
  return (
    <section aria-labelledby={titleId} {...kept} className="outline-none focus-visible:outline-2">
      <BlockHead
        id={titleId}
        title="Actions"
        note={
          actions && actions.length > 0 && `${actions.length}${done > 0 ? `, ${done} done` : ''}`
        }
        actions={
          <Button
            variant="ghost"
            size="small"
            icon={Plus}
            onClick={() => setAsked({ what: 'add' })}
          >
            Add
          </Button>
        }
      />
      {error && !data ? (
        <LoadFailed title={`Failed to load the actions: ${error.message}`} query={query} />
      ) : !data || !actions ? (
        <Loading label="Loading the actions..." block="h-13" />
      ) : actions.length === 0 ? (
        <p className="border-line border-b pt-1 pb-2.5 text-ink-2">
          {areSought ? noneWords : 'Actions are found in English only.'}
        </p>
      ) : (
        <ul aria-label="Actions">
          {actions.map((action) => (
            <ActionItem
              key={action.id}
              action={action}
              title={titleOf(action, worded)}
              today={data.today}
              onState={(state) => change([action], { state })}
              onOwner={() => setAsked({ what: 'owner', action })}
              onDay={() => setAsked({ what: 'day', action })}
              onEdit={() => setAsked({ what: 'edit', action })}
            />
          ))}
        </ul>
      )}
      {maybe && <MaybeFold kind="action" items={maybe} {...{ meetingId, canCorrect }} />}
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
    </section>
  );
}

/** Those that nobody dropped, in the order of the meeting. */
export const shownActions = (actions: readonly Action[]): Action[] =>
  actions.filter(({ state }) => state !== 'dropped').toSorted((a, b) => turnOf(a) - turnOf(b));

const turnOf = ({ meeting }: Action) => meeting?.turn ?? Number.MAX_SAFE_INTEGER;

function titleOf({ meeting, quote }: Action, worded: Worded | undefined): string | undefined {
  const turn = meeting?.turn ?? null;
  return turn === null || quote === null ? undefined : wordedTitleOf(worded, { turn, quote });
}
