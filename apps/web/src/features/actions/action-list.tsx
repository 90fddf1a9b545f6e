import type { Action, ActionList as List } from '@rapport/contract';
import { Ban, Calendar, Check, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { addressOfAction } from '@/components/actions/action-words.ts';
import type { Changed } from '@/components/actions/changed-words.ts';
import { useActionDialogs } from '@/components/actions/use-action-dialogs.ts';
import { useChangingActions } from '@/components/actions/use-changing-actions.ts';
import { Button } from '@/components/ui/button.tsx';
import { SelectionBar } from '@/components/ui/selection-bar.tsx';
import { cn } from '@/lib/cn.ts';
import { usePageKeys } from '@/lib/use-page-keys.ts';
import { useSelection } from '@/lib/use-selection.ts';
import { rowColumns } from './action-row.tsx';
import { ActionRows } from './action-rows.tsx';
import { groupsOf, type Places, placeActions } from './placed-actions.ts';

type ActionListProps = {
  actions: readonly Action[];
  list: Pick<List, 'counts' | 'today'>;
  onEnd: (() => void) | undefined;
};

type Asked = { what: 'owner' | 'day' | 'edit'; actions: readonly Action[] };

/** Changed rows keep their place until the list is opened again. */
export function ActionList({ actions, list, onEnd }: ActionListProps) {
  const navigate = useNavigate();
  const [changedHere, setChangedHere] = useState<ReadonlyMap<string, Action>>(new Map());
  const change = useChangingActions((changed) =>
    setChangedHere((now) => new Map([...now, ...changed.map((one) => [one.id, one] as const)])),
  );
  const places = useRef<Places>(new Map());
  places.current = placeActions(places.current, actions);
  const groups = groupsOf(places.current, actions, changedHere);
  const rows = groups.flatMap((group) => group.actions);
  const { ids, selected, select, clear } = useSelection(rows, ({ can }) => can.change);
  const [currentId, setCurrentId] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const dialogs = useActionDialogs(asked !== undefined);

  const at = rows.findIndex(({ id }) => id === currentId);
  const current = rows[at];
  const move = (step: number) => setCurrentId(rows[Math.max(0, at + step)]?.id ?? currentId);
  const toggleDone = (chosen: readonly Action[]) => {
    const may = chosen.filter(({ can }) => can.change);
    const isDone = may.every(({ state }) => state === 'done');
    change(may, { state: isDone ? 'open' : 'done' });
  };
  usePageKeys({
    j: () => move(1),
    k: () => move(-1),
    x: ({ shiftKey }) => current && select(current, shiftKey),
    d: () => toggleDone(selected.length > 0 ? selected : current ? [current] : []),
    enter: () => {
      const address = current && addressOfAction(current);
      if (address) void navigate(address);
    },
    escape: () => (ids.size > 0 ? clear() : setCurrentId(undefined)),
    '/': () => document.querySelector<HTMLElement>('[data-action-search]')?.focus(),
  });
  const close = () => setAsked(undefined);
  const answer = (changed: Changed) => {
    if (asked) change(asked.actions, changed);
    close();
  };
  return (
    <>
      {selected.length > 0 && (
        <SelectionBar count={selected.length} onClear={clear}>
          <Button size="small" icon={Check} onClick={() => change(selected, { state: 'done' })}>
            Mark done
          </Button>
          <Button
            size="small"
            icon={Calendar}
            onClick={() => setAsked({ what: 'day', actions: selected })}
          >
            Set date
          </Button>
          <Button
            size="small"
            icon={UserRound}
            onClick={() => setAsked({ what: 'owner', actions: selected })}
          >
            Change owner
          </Button>
          <Button size="small" icon={Ban} onClick={() => change(selected, { state: 'dropped' })}>
            Drop
          </Button>
        </SelectionBar>
      )}
      <div aria-hidden className={cn(rowColumns, 'px-2 pb-1.5 text-12 text-ink-3 max-md:hidden')}>
        <span />
        <span>As it was said</span>
        <span>Owner</span>
        <span>Due</span>
        <span>State</span>
      </div>
      <ActionRows
        groups={groups}
        list={list}
        selected={ids}
        currentId={currentId}
        onEnd={onEnd}
        onSelect={select}
        onChange={(action, changed) => change([action], changed)}
        onOwner={(action) => setAsked({ what: 'owner', actions: [action] })}
        onDay={(action) => setAsked({ what: 'day', actions: [action] })}
        onEdit={(action) => setAsked({ what: 'edit', actions: [action] })}
      />
      {dialogs && asked?.what === 'owner' && (
        <dialogs.OwnerDialog
          hasOwner={asked.actions.some(({ owner }) => owner !== null)}
          onChoose={(owner) => answer({ owner })}
          onClose={close}
        />
      )}
      {dialogs && asked?.what === 'day' && (
        <dialogs.DayDialog
          day={asked.actions.length === 1 ? (asked.actions[0]?.dueDay ?? null) : null}
          onChoose={(dueDay) => answer({ dueDay })}
          onClose={close}
        />
      )}
      {dialogs && asked?.what === 'edit' && asked.actions[0] && (
        <dialogs.EditActionDialog action={asked.actions[0]} onChange={answer} onClose={close} />
      )}
    </>
  );
}
