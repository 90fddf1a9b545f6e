import { endpoints, type HandoverItem } from '@rapport/contract';
import { ChevronDown, Pencil, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { call } from '@/lib/call.ts';
import { cn } from '@/lib/cn.ts';
import { useSendsMail } from '@/lib/sign-in-ways.ts';
import { addressOfPeople } from '../api/offboardings.ts';
import { dayWords, factsOf, firstNameOf, lateWords, shareOf, unnamed } from '../handover-words.ts';
import { useChange } from '../use-change.ts';
import { useDialogs } from '../use-dialogs.ts';
import { isTitledByQuote, QuoteBefore, QuoteLink } from './handover-quote.tsx';
import { RowCheck } from './row-check.tsx';
import { ShareBar } from './share-bar.tsx';
import { TakeOverStatus } from './take-over-status.tsx';

type HandoverRowProps = {
  item: HandoverItem;
  /** Name of the person who leaves. */
  name: string;
  /** Shown to the assignee, who can tick it off and write a note. */
  isTask?: boolean;
  /** Opens the note. */
  onOpen: () => void;
};

type Change = { assigneeId?: string | null; dueDay?: string | null; isDone?: boolean };

/** One item to hand over: what it is, who takes it over, and by when. */
export function HandoverRow({ item, name, isTask = false, onOpen }: HandoverRowProps) {
  const [open, setOpen] = useState<'person' | 'day'>();
  const dialogs = useDialogs(open !== undefined);
  const sendsMail = useSendsMail();
  const changing = useChange(
    (change: Change) =>
      call(endpoints.offboardings.updateItem, {
        id: item.id,
        body: { version: item.version, ...change },
      }),
    { failed: 'The change could not be saved. Please try again.' },
  );
  const { assignee, quote, note, doneOn } = item;
  const isQuoted = isTitledByQuote(item) && quote !== null;
  const label = isQuoted ? quote.text : (item.label ?? unnamed[item.kind]);
  const share = shareOf(item);
  const late = lateWords(item);
  const facts = factsOf(item, firstNameOf(name));
  const isBusy = changing.isPending;
  // A second change would be based on the version before the first.
  const ask = (what: 'person' | 'day') => {
    if (!isBusy) setOpen(what);
  };
  const save = (change: Change) => {
    setOpen(undefined);
    changing.mutate(change);
  };
  return (
    <li className="grid break-inside-avoid grid-cols-[16px_minmax(0,1fr)_176px_92px] items-start gap-x-3 gap-y-1 border-line border-b py-2.5 max-md:grid-cols-[16px_minmax(0,1fr)_auto]">
      <RowCheck label={label} item={item} busy={isBusy} onChange={(isDone) => save({ isDone })} />
      <div className={cn('min-w-0 max-md:col-span-2', doneOn && 'text-ink-3')}>
        {isQuoted && <QuoteBefore quote={quote} />}
        <p className="flex items-start gap-x-2">
          <span
            className={cn(
              'min-w-0 text-pretty font-medium wrap-anywhere',
              !item.label && 'text-ink-3 italic',
            )}
          >
            {isQuoted ? `“${label}”` : label}
          </span>
          {item.isNew && <Badge variant="team">new</Badge>}
          <IconButton
            icon={Pencil}
            iconSize={14}
            label={`Note on ${label}`}
            className="-my-1.5 shrink-0 max-md:-my-3 print:hidden"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onOpen()}
          />
        </p>
        {isTask && <p className="text-12 text-ink-3">From {name}</p>}
        {(late || facts) && (
          <p className="text-12 text-ink-3">
            {late && <span className="text-neg">{late}</span>}
            {late && facts && ', '}
            {share !== null && (
              <>
                <ShareBar share={share} />{' '}
              </>
            )}
            {facts}
          </p>
        )}
        {quote && !isQuoted && (
          <>
            <QuoteBefore quote={quote} />
            <p className="mt-0.5 text-pretty text-ink-2">
              “{quote.text}” <QuoteLink quote={quote} isBySpeaker={false} />
            </p>
          </>
        )}
        {isQuoted && <QuoteLink quote={quote} isBySpeaker={item.kind === 'said'} />}
        {note && <p className="mt-1 whitespace-pre-wrap text-12 wrap-anywhere">{note}</p>}
        <TakeOverStatus item={item} name={firstNameOf(name)} />
      </div>
      <div className="min-w-0 max-md:col-start-2">
        {isTask ? null : (
          <button
            type="button"
            aria-disabled={isBusy || undefined}
            onClick={() => ask('person')}
            className={cn(
              'flex h-7 w-full cursor-default items-center gap-2 rounded-control px-2 text-left hover:bg-hover max-md:h-11',
              !assignee && 'border border-line-control border-dashed text-ink-2 print:hidden',
              doneOn && 'text-ink-3',
            )}
          >
            {assignee ? (
              <Avatar name={assignee.name} size="small" />
            ) : (
              <UserPlus aria-hidden className="size-3.5 shrink-0" />
            )}
            <span className="min-w-0 flex-1 truncate" title={assignee?.name}>
              {assignee?.name ?? 'Choose a person'}
              <span className="sr-only">: {label}</span>
            </span>
            <ChevronDown aria-hidden className="size-3.5 shrink-0 print:hidden" />
          </button>
        )}
        {!isTask && !assignee && <p className="hidden text-ink-3 print:block">No one has it yet</p>}
      </div>
      <div className="text-right text-12">
        {isTask || doneOn ? (
          <span className="inline-block py-1.5 text-ink-3">{dayWords(item)}</span>
        ) : (
          <button
            type="button"
            aria-label={`${item.dueDay ? dayWords(item) : 'Set date'}: ${label}`}
            aria-disabled={isBusy || undefined}
            onClick={() => ask('day')}
            className="h-7 cursor-default rounded-control px-1.5 text-ink-2 hover:bg-hover max-md:h-11"
          >
            {item.dueDay ? dayWords(item) : 'Set date'}
          </button>
        )}
      </div>
      {dialogs && open === 'person' && (
        <dialogs.PersonDialog
          title="Who takes it on?"
          description={`A person in the directory. They see only this task, ${sendsMail ? 'and get a mail about it.' : 'and get no mail about it, because no mail server is set up.'}`}
          footer={
            assignee && (
              <Button onClick={() => save({ assigneeId: null })}>Remove the person</Button>
            )
          }
          addressOfPeople={addressOfPeople}
          onChoose={({ id }) => save({ assigneeId: id })}
          onClose={() => setOpen(undefined)}
        />
      )}
      {dialogs && open === 'day' && (
        <dialogs.DayDialog
          day={item.dueDay}
          onChoose={(dueDay) => save({ dueDay })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </li>
  );
}
