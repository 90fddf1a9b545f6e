import type { Action, ActionState } from '@rapport/contract';
import { CircleDashed, Ellipsis, Pencil, X } from 'lucide-react';
import { isQuoted } from '@/components/actions/action-words.ts';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { cn } from '@/lib/cn.ts';
import { EvidenceLinks } from '../transcript/evidence-links.tsx';
import { Due, Owner } from './action-facts.tsx';

type ActionItemProps = {
  action: Action;
  /** Worded by a language model. */
  title: string | undefined;
  today: string;
  onState: (state: ActionState) => void;
  onOwner: () => void;
  onDay: () => void;
  onEdit: () => void;
};

export function ActionItem(props: ActionItemProps) {
  const { action, title, today, onState, onOwner, onDay, onEdit } = props;
  const { id, text, note, before, state, meeting, quote, owner, origin, author, carried, can } =
    action;
  const elementId = `action-${id}`;
  const evidence =
    meeting?.turn !== null && meeting?.turn !== undefined && quote
      ? [{ turn: meeting.turn, quote, said: { start: meeting.start, speaker: meeting.speaker } }]
      : [];
  return (
    <li
      id={elementId}
      tabIndex={-1}
      className="grid grid-cols-[16px_minmax(0,1fr)_24px] items-start gap-x-3 gap-y-1 border-line border-b py-2.5 outline-none first:pt-1 focus-visible:outline-2 @min-[560px]:grid-cols-[16px_minmax(0,1fr)_148px_92px_24px]"
    >
      <Checkbox
        label={<span className="sr-only">Done: {text}</span>}
        className="mt-0.5 max-md:-mt-2.5"
        checked={state === 'done'}
        disabled={!can.change}
        onChange={(event) => onState(event.target.checked ? 'done' : 'open')}
      />
      <span className="max-w-[74ch] min-w-0 text-pretty wrap-anywhere">
        {title && isQuoted(action) && <span className="block font-strong">{title}</span>}
        {before && isQuoted(action) && <span className="block text-12 text-ink-3">{before}</span>}
        <span className={cn(state !== 'open' && 'text-ink-3')}>
          {isQuoted(action) ? `“${text}”` : text}
        </span>
        {origin === 'added' && (
          <span className="block text-12 text-ink-3">Added by {author ?? 'a former member'}</span>
        )}
        {note && <span className="block whitespace-pre-line text-12 text-ink-2">{note}</span>}
        <span className="flex flex-wrap items-center gap-x-2.5 text-12 text-ink-2">
          <EvidenceLinks evidence={evidence} origin={{ kind: 'action', elementId }} />
          {carried && `carried ${carried === 1 ? 'once' : `${carried} times`}`}
        </span>
      </span>
      <div className="col-start-2 flex flex-wrap gap-x-4 gap-y-1 @min-[560px]:contents">
        <span className="flex min-w-0 items-start gap-1.5 text-12 text-ink-2 leading-5 wrap-anywhere">
          {owner && (
            <Avatar
              name={owner.name}
              size="small"
              className="-my-0.5 text-[10px] tracking-normal"
            />
          )}
          <Owner action={action} onChoose={onOwner} />
        </span>
        <span className="text-12 text-ink-2 leading-5 @max-[560px]:flex @max-[560px]:gap-x-2 @min-[560px]:text-right">
          <Due action={action} today={today} onChoose={onDay} />
        </span>
      </div>
      {can.change && (
        <MenuButton
          className="print:hidden @max-[560px]:col-start-3 @max-[560px]:row-start-1"
          groups={[
            [
              state === 'from-before' && {
                label: 'Take up',
                icon: CircleDashed,
                onSelect: () => onState('open'),
              },
              { label: 'Edit...', icon: Pencil, onSelect: onEdit },
              { label: 'Drop', icon: X, onSelect: () => onState('dropped') },
            ],
          ]}
        >
          <IconButton
            icon={Ellipsis}
            label={`Change: ${text}`}
            tooltip={false}
            className="size-6 text-ink-3 max-md:-m-2.5"
          />
        </MenuButton>
      )}
    </li>
  );
}
