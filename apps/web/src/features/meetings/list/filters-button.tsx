import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { countFilters } from '../domain/list-filter.ts';
import type { FilterSheetProps } from './filter-sheet.tsx';

const loadSheet = () => import('./filter-sheet.tsx').then(({ FilterSheet }) => FilterSheet);

/** Opens the filters and the order of the list, on phones. */
export function FiltersButton(props: Omit<FilterSheetProps, 'open' | 'onOpenChange'>) {
  const [isOpen, setOpen] = useState(false);
  const FilterSheet = useOnDemand(loadSheet, isOpen);
  const count = countFilters(props.filter);
  return (
    <>
      <Button icon={ListFilter} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filters{count > 0 && `, ${count} set`}
      </Button>
      {FilterSheet && <FilterSheet {...props} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
