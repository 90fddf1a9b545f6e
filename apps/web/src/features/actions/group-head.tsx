import type { ActionGroup, ActionList } from '@rapport/contract';
import { addDays } from '@/lib/days.ts';
import { longDay } from '@/lib/format-day.ts';
import { counted } from '@/lib/number-words.ts';
import { groupTitles } from './action-filter.ts';

type GroupHeadProps = {
  group: ActionGroup;
  counts: ActionList['counts'];
  today: string;
};

export function GroupHead({ group, counts, today }: GroupHeadProps) {
  const { total = 0, open = 0 } = counts?.groups.find((one) => one.group === group) ?? {};
  return (
    <div className="border-ink border-t-2 pt-3 pb-1">
      <h2>{groupTitles[group]}</h2>
      <p className="text-12 text-ink-3">{noteOf(group, { total, open }, today)}</p>
    </div>
  );
}

function noteOf(
  group: ActionGroup,
  { total, open }: { total: number; open: number },
  today: string,
) {
  const actions = counted(total, 'action');
  switch (group) {
    case 'overdue':
      return `${actions}, newest date first`;
    case 'this-week':
      return `until Sunday ${longDay(sundayOf(today)).replace(/ \d{4}$/, '')}; ${open} of ${total} open`;
    case 'later':
      return `${actions}, soonest first`;
    case 'no-date':
      return `${actions} without a due date`;
    case 'earlier':
      return `${actions}, from before, done or dropped`;
  }
}

const sundayOf = (day: string) => addDays(day, (7 - new Date(day).getUTCDay()) % 7);
