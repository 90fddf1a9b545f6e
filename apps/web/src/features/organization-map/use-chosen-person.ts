import type { OrganizationMap } from '@rapport/contract';
import { useMemo } from 'react';
import { tiesOfPerson } from '@/components/organization-map/ties-of-person.ts';
import { useAddress } from '@/lib/use-address.ts';

export type ChosenPerson = NonNullable<ReturnType<typeof tiesOfPerson>>;

/** The selected person, kept in the address. */
export function useChosenPerson(map: OrganizationMap) {
  const [parameters, setParameters] = useAddress();
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
