import type { Action } from '@rapport/contract';
import { Clock } from 'lucide-react';
import { dueDayWords, howFarWords, isLate } from '@/components/actions/action-words.ts';
import { cn } from '@/lib/cn.ts';
import { dayAndMonth } from '@/lib/format-day.ts';

const linkClass = 'text-left text-accent hover:underline max-md:min-h-6 print:hidden';
const factClass = 'text-left hover:text-accent hover:underline max-md:min-h-6';

type FactProps = { action: Action; onChoose: () => void };

/** The owner, to be changed by who may. */
export function Owner({ action: { text, owner, can }, onChoose }: FactProps) {
  if (!can.change) return owner?.name ?? 'No owner';
  return (
    <>
      <button
        type="button"
        aria-label={owner ? `Owner: ${owner.name}. Change: ${text}` : `Choose an owner: ${text}`}
        className={owner ? factClass : linkClass}
        onClick={onChoose}
      >
        {owner?.name ?? 'Choose an owner'}
      </button>
      {!owner && <Printed>No owner</Printed>}
    </>
  );
}

/** The day and how far it is, or how the action ended. */
export function Due({ action, today, onChoose }: FactProps & { today: string }) {
  const { text, dueDay, dueWords, closedOn, can } = action;
  const said = dueWords && <span className="block text-ink-3">“{dueWords}”</span>;
  const late = isLate(action, today);
  const state = closedOn ? `${action.state} ${dayAndMonth(closedOn)}` : howFarWords(action, today);
  const below = state && (
    <span
      className={cn(
        'flex items-center gap-1 @min-[560px]:justify-end',
        late ? 'text-neg' : 'text-ink-3',
      )}
    >
      {late && <Clock aria-hidden className="size-3 shrink-0" />}
      {state}
    </span>
  );
  const written = dueDay && dueDayWords(dueDay, today);
  if (!can.change || closedOn)
    return (
      <>
        {written || (!closedOn && (said || 'No date'))}
        {below}
      </>
    );
  return (
    <>
      <button
        type="button"
        aria-label={
          written
            ? `${late ? 'Overdue' : 'Due'} ${written}. Change: ${text}`
            : `Choose a date: ${text}`
        }
        className={written ? factClass : linkClass}
        onClick={onChoose}
      >
        {written || 'Choose a date'}
      </button>
      {written ? below : said}
      {!written && !said && <Printed>No date</Printed>}
    </>
  );
}

/** Stands on paper in the place of a control. */
const Printed = ({ children }: { children: string }) => (
  <span className="hidden print:inline">{children}</span>
);
