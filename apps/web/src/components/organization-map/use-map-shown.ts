import type { OrganizationMap } from '@rapport/contract';
import { useMemo, useState } from 'react';
import { bundleDepartments } from './departments/bundle-departments.ts';
import { type MapShown, shownAtFirst } from './tie-toggles.tsx';

/** What the map shows. It opens with departments; with fewer than two of them, with people. */
export function useMapShown(map: OrganizationMap) {
  const [chosen, setChosen] = useState<MapShown>(shownAtFirst);
  const bundle = useMemo(() => bundleDepartments(map), [map]);
  const hasDepartments = bundle.departments.length > 1;
  const shown = useMemo(
    (): MapShown => (hasDepartments ? chosen : { ...chosen, ofPeople: true }),
    [chosen, hasDepartments],
  );
  return {
    shown,
    bundle,
    hasDepartments,
    change: (next: Partial<MapShown>) => setChosen((now) => ({ ...now, ...next })),
  };
}
