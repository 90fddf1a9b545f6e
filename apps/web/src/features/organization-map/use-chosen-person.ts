import type { OrganizationMap } from '@rapport/contract';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { tiesOfPerson } from '@/components/organization-map/ties-of-person.ts';

export type ChosenPerson = NonNullable<ReturnType<typeof tiesOfPerson>>;

/** The person in the address. */
export function useChosenPerson(map: OrganizationMap) {
  const [parameters, setParameters] = useSearchParams();
  const id = parameters.get('person');
  const chosen = useMemo(() => (id ? tiesOfPerson(map, id) : null), [map, id]);
  return {
    chosen,
    choose: (next: string | null) =>
      setParameters(
        (now) => {
          const changed = new URLSearchParams(now);
          if (next) changed.set('person', next);
          else changed.delete('person');
          return changed;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
