import type { OrganizationMap } from '@rapport/contract';
import { useMemo } from 'react';
import { tiesOfPerson } from '@/components/organization-map/ties-of-person.ts';
import { useAddress, withParameter } from '@/lib/use-address.ts';

export type ChosenPerson = NonNullable<ReturnType<typeof tiesOfPerson>>;

/** The selected person, kept in the address. */
export function useChosenPerson(map: OrganizationMap) {
  const [parameters, setParameters] = useAddress();
  const id = parameters.get('person');
  const chosen = useMemo(() => (id ? tiesOfPerson(map, id) : null), [map, id]);
  return {
    chosen,
    choose: (next: string | null) =>
      setParameters((now) => withParameter(now, 'person', next), {
        replace: true,
        preventScrollReset: true,
      }),
  };
}
