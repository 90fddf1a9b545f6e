import { useMemo } from 'react';
import { useAddress, withParameter } from '@/lib/use-address.ts';
import {
  type FilterName,
  filterNames,
  type ListFilter,
  readFilter,
} from '../domain/list-filter.ts';

/** The filter and order of the list, kept in the address. */
export function useListFilter() {
  const [parameters, setParameters] = useAddress();
  const filter = useMemo(() => readFilter(parameters), [parameters]);
  const set = (changes: Partial<ListFilter>) =>
    setParameters((now) => {
      for (const name of Object.keys(changes).filter(isFilterName))
        withParameter(now, name, changes[name]);
      return now;
    });
  /** Clears the filter, but keeps the order. */
  const clear = () =>
    setParameters((now) => {
      for (const name of ['search', ...filterNames]) if (name !== 'sort') now.delete(name);
      return now;
    });
  return { filter, set, clear };
}

const isFilterName = (name: string): name is FilterName =>
  filterNames.some((known) => known === name);
