import type { AskQuery } from '@rapport/contract';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { chipClass, FindChip } from '@/components/ui/filter-chip.tsx';
import { MenuButton } from '@/components/ui/menu-button.tsx';
import { cn } from '@/lib/cn.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { usePageKeys } from '@/lib/use-page-keys.ts';
import { peopleWords } from '../filter-words.ts';
import { PeriodChip } from '../period-chip.tsx';
import { focusFirstChip, pressInChips } from './chip-keys.ts';
import { ListChip } from './list-chip.tsx';
import type { QueryPart } from './query-dialog.tsx';
import { groupChoices, measureWords, orderChoices, stateChoices, statesOf } from './query-words.ts';
import type { ShownQuery } from './shown-query.ts';

const loadDialog = () => import('./query-dialog.tsx').then(({ QueryDialog }) => QueryDialog);

/** Left out is everything that a query can do without. */
const absent = { state: null, departments: [], topic: null, group: null, order: null };

type QueryChipsProps = {
  shown: ShownQuery;
  /** Called with the query to ask next. */
  onChange: (next: ShownQuery) => void;
};

/** How the question was read, as chips that change it. */
export function QueryChips({ shown, onChange }: QueryChipsProps) {
  const [opened, setOpened] = useState<QueryPart | null>(null);
  const Dialog = useOnDemand(loadDialog, opened !== null);
  const row = useRef<HTMLFieldSetElement>(null);
  usePageKeys({ f: () => focusFirstChip(row.current) });
  const { query, people, series } = shown;
  const clear = (part: keyof typeof absent) => {
    // The chip disappears.
    focusFirstChip(row.current);
    onChange({ ...shown, query: { ...query, [part]: absent[part] } });
  };
  const listChip = { query, onFind: setOpened, onClear: clear, onChange: set };
  function set(changes: Partial<AskQuery>) {
    onChange({ ...shown, query: { ...query, ...changes } });
  }
  return (
    <>
      <fieldset ref={row} onKeyDown={pressInChips} className="flex min-w-0 flex-wrap gap-1">
        <legend className="sr-only">How the question was read</legend>
        <FindChip
          label="What"
          value={measureWords[query.measure]}
          keyName="f"
          onFind={() => setOpened('measure')}
        />
        {query.state && (
          <ListChip {...listChip} part="state" choices={stateChoices(query.measure)} />
        )}
        <PeriodChip
          period={shown}
          onChoose={(first) => onChange({ ...shown, from: first ?? null, to: null })}
          onOwnDays={() => setOpened('days')}
        />
        <FindChip
          label="People"
          unset="anyone"
          value={peopleWords(people.map(({ name }) => name))}
          onFind={() => setOpened('people')}
          onClear={() => onChange({ ...shown, people: [] })}
        />
        {query.departments.length > 0 && (
          <FindChip
            label="Department"
            value={peopleWords(query.departments)}
            onFind={() => setOpened('departments')}
            onClear={() => clear('departments')}
          />
        )}
        <FindChip
          label="Series"
          unset="all"
          value={series?.name}
          onFind={() => setOpened('series')}
          onClear={() => onChange({ ...shown, series: null })}
        />
        {query.topic && (
          <FindChip
            label="Topic"
            value={query.topic}
            onFind={() => setOpened('topic')}
            onClear={() => clear('topic')}
          />
        )}
        {query.group && <ListChip {...listChip} part="group" choices={groupChoices} />}
        {query.order && <ListChip {...listChip} part="order" choices={orderChoices} />}
        <AddFilter query={query} onAdd={setOpened} />
      </fieldset>
      {Dialog && opened && (
        <Dialog part={opened} shown={shown} onChange={onChange} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

type Part = 'state' | 'departments' | 'topic' | 'group' | 'order';
type AddFilterProps = { query: AskQuery; onAdd: (part: Part) => void };

/** Adds a part that the query does not have. */
function AddFilter({ query, onAdd }: AddFilterProps) {
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
