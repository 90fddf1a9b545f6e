import { ListFilter as FilterIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { counted } from '@/lib/number-words.ts';
import { countFilters } from '../domain/list-filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { SortChoice } from './sort-choice.tsx';
import type { useListFilter } from './use-list-filter.ts';

type FilterSheetProps = ReturnType<typeof useListFilter> & {
  /** Number of meetings that the filter leaves. */
  total: number | undefined;
};

/** The filters and the order of the list on phones: a button that opens them. */
export function FilterSheet({ filter, set, clear, total }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(filter);
  return (
    <>
      <Button icon={FilterIcon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filters{count > 0 && `, ${count} set`}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Filters"
        footer={
          <>
            {count > 0 && <Button onClick={clear}>Clear filters</Button>}
            <Button variant="primary" onClick={() => setOpen(false)}>
              Show {total === undefined ? 'meetings' : counted(total, 'meeting')}
            </Button>
          </>
        }
      >
        {/* Leaves room for the ring of the focused filter. */}
        <div className="grid gap-3 pt-1">
          <FilterBar filter={filter} set={set} />
          <SortChoice sort={filter.sort} onChoose={(sort) => set({ sort })} />
        </div>
      </Dialog>
    </>
  );
}
