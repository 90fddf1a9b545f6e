import type { ActionCounts, ActionGroup } from '@rapport/contract';
import { cn } from '@/lib/cn.ts';
import { groupTitles } from './action-filter.ts';

type GroupJumpsProps = {
  groups: ActionCounts['groups'];
  onChoose: (group: ActionGroup) => void;
};

/** On phones: the groups of the list with their numbers. A press shows that group alone. */
export function GroupJumps({ groups, onChoose }: GroupJumpsProps) {
  if (groups.length < 2) return null;
  return (
    <fieldset
      aria-label="Groups"
      className="-mx-4 mb-3 flex min-w-0 gap-2 overflow-x-auto px-4 md:hidden print:hidden"
    >
      {groups.map(({ group, total }) => (
        <button
          key={group}
          type="button"
          onClick={() => onChoose(group)}
          className={cn(
            'min-h-11 shrink-0 cursor-default rounded-control border border-line-2 bg-surface px-3',
            group === 'overdue' && 'text-neg',
          )}
        >
          {groupTitles[group]} <span className="font-medium">{total}</span>
        </button>
      ))}
    </fieldset>
  );
}
