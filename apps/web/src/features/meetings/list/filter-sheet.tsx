import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { counted } from '@/lib/number-words.ts';
import { countFilters } from '../domain/list-filter.ts';
import { FilterBar } from './filter-bar.tsx';
import { SortChoice } from './sort-choice.tsx';
import type { useListFilter } from './use-list-filter.ts';

export type FilterSheetProps = ReturnType<typeof useListFilter> & {
  /** Number of meetings that the filter leaves. */
  total: number | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** The filters and the order of the list, on phones. */
export function FilterSheet(props: FilterSheetProps) {
  const { filter, set, clear, total, open, onOpenChange } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Filters"
      footer={
        <>
          {countFilters(filter) > 0 && <Button onClick={clear}>Clear filters</Button>}
          <Button variant="primary" onClick={() => onOpenChange(false)}>
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
  );
}
