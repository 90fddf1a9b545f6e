import { type Action, type ActionState, actionStates } from '@rapport/contract';
import { ChevronDown, Pencil, Quote } from 'lucide-react';
import { Link } from 'react-router';
import { DueCell, OwnerCell, StateLabel } from '@/components/actions/action-state.tsx';
import { addressOfAction, isQuoted, stateWords } from '@/components/actions/action-words.ts';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { clock } from '@/lib/clock.ts';
import { cn } from '@/lib/cn.ts';
import { dayAndMonth } from '@/lib/format-day.ts';

export const rowColumns =
  'grid gap-x-4 md:grid-cols-[16px_minmax(0,1fr)_176px_108px_104px] max-md:grid-cols-[24px_minmax(0,1fr)_auto] max-md:gap-x-2 max-md:gap-y-1.5';

export type RowActions = {
  onSelect: (action: Action, isRange: boolean) => void;
  onChange: (action: Action, changed: { state: Action['state'] }) => void;
  onOwner: (action: Action) => void;
  onDay: (action: Action) => void;
  onEdit: (action: Action) => void;
};

type ActionRowProps = RowActions & {
  action: Action;
  today: string;
  isSelected: boolean;
  isCurrent: boolean;
};

export function ActionRow(props: ActionRowProps) {
  const { action, today, isSelected, isCurrent } = props;
  const { onSelect, onChange, onOwner, onDay, onEdit } = props;
  const { text, note, before, state, can } = action;
  const isOpen = state === 'open';
  return (
    <div
      tabIndex={-1}
      data-action={action.id}
      className={cn(
        rowColumns,
        'items-start border-line border-b px-2 py-2.5 outline-none hover:bg-hover max-md:py-3',
        isSelected && 'bg-accent-soft hover:bg-accent-soft',
        isCurrent && 'rounded-control shadow-[inset_0_0_0_2px_var(--accent)]',
      )}
    >
      <Checkbox
        label={<span className="sr-only">Select: {text}</span>}
        className="mt-0.5 max-md:-mt-2.5 max-md:min-w-6"
        checked={isSelected}
        disabled={!can.change}
        onChange={() => {}}
        onClick={(event) => onSelect(action, event.shiftKey)}
      />
      <div className="min-w-0 max-md:col-span-2">
        {before && isQuoted(action) && <p className="text-12 text-ink-3">{before}</p>}
        <p className={cn('text-pretty wrap-anywhere', !isOpen && 'text-ink-3')}>
          {isQuoted(action) ? `“${text}”` : text}
        </p>
        <Source action={action} />
        {note && <p className="mt-0.5 whitespace-pre-line text-12 text-ink-2">{note}</p>}
      </div>
      <div className="min-w-0 max-md:col-start-2">
        <OwnerCell action={action} onChoose={() => onOwner(action)} />
      </div>
      <div className="min-w-0 max-md:order-last max-md:col-span-2 max-md:col-start-2 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-2">
        <DueCell action={action} today={today} onChoose={() => onDay(action)} />
      </div>
      {can.change ? (
        <MenuButton
          groups={[
            actionStates.map((one) => {
              const label = one !== state && changeWords[one](state);
              return label !== false && { label, onSelect: () => onChange(action, { state: one }) };
            }),
            [{ label: 'Edit...', icon: Pencil, onSelect: () => onEdit(action) }],
          ]}
        >
          <button
            type="button"
            aria-label={`State: ${stateWords[state]}. Change: ${text}`}
            className="group flex h-6 w-full items-center justify-between gap-1 text-left"
          >
            <StateLabel state={state} />
            <ChevronDown
              aria-hidden
              className={cn(
                'size-3.5 text-ink-3 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 max-md:hidden',
                isCurrent && 'opacity-100',
              )}
            />
          </button>
        </MenuButton>
      ) : (
        <StateLabel state={state} />
      )}
    </div>
  );
}

/** What brings an action into a state; false for what nobody does by hand. */
const changeWords: Record<ActionState, (now: ActionState) => string | false> = {
  open: (now) => (now === 'from-before' ? 'Take up' : 'Open again'),
  'from-before': () => false,
  done: () => 'Mark done',
  dropped: () => 'Mark dropped',
};

function Source({ action }: { action: Action }) {
  const { meeting, origin, author, addedOn } = action;
  const lineClass =
    'mt-px flex items-center gap-1 text-12 text-ink-2 max-md:min-h-6 [&_svg]:size-3 [&_svg]:shrink-0';
  const added = origin === 'added' && (
    <span className={lineClass}>
      <Pencil aria-hidden />
      {`Added by ${author ?? 'a former member'}${addedOn ? `, ${dayAndMonth(addedOn)}` : ''}`}
    </span>
  );
  const address = addressOfAction(action);
  if (!meeting || !address) return added;
  const place = [
    meeting.title,
    dayAndMonth(meeting.date),
    ...(meeting.start === null ? [] : [clock(meeting.start)]),
    ...(meeting.speaker === null ? [] : [meeting.speaker]),
  ];
  return (
    <>
      <Link to={address} className={cn(lineClass, 'hover:text-accent hover:underline')}>
        {origin === 'found' && <Quote aria-hidden />}
        <span className="wrap-anywhere">{place.join(', ')}</span>
      </Link>
      {added}
    </>
  );
}
