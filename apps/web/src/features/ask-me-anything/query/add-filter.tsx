import type { AskQuery } from '@rapport/contract';
import { Plus } from 'lucide-react';
import { chipClass } from '@/components/ui/filter-chip.tsx';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { cn } from '@/lib/cn.ts';
import { statesOf } from './query-words.ts';

type Part = 'state' | 'departments' | 'topic' | 'group' | 'order';
type AddFilterProps = { query: AskQuery; onAdd: (part: Part) => void };

/** Adds a part that the query does not have. */
export function AddFilter({ query, onAdd }: AddFilterProps) {
  const item = (part: Part, label: string) => ({ label, onSelect: () => onAdd(part) });
  const items = [
    !query.state && statesOf(query.measure).length > 0 && item('state', 'State'),
    query.departments.length === 0 && item('departments', 'Department'),
    !query.topic && item('topic', 'Topic'),
    !query.group && item('group', 'By'),
    !query.order && item('order', 'Order'),
  ];
  if (!items.some(Boolean)) return null;
  return (
    <MenuButton align="start" groups={[items]}>
      <button type="button" className={cn(chipClass(false), 'cursor-default print:hidden')}>
        <Plus aria-hidden className="size-3.5 text-ink-3" />
        Filter
      </button>
    </MenuButton>
  );
}
