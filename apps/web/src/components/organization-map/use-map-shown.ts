import type { OrganizationMap } from '@rapport/contract';
import { useMemo, useState } from 'react';
import { bundleDepartments } from './departments/bundle-departments.ts';
import { type MapShown, shownAtFirst } from './tie-toggles.tsx';

/** What the map shows. It opens with departments; with fewer than two of them, or without hours, with people. */
export function useMapShown(map: OrganizationMap) {
  const [chosen, setChosen] = useState<MapShown>(shownAtFirst);
  const bundle = useMemo(() => bundleDepartments(map), [map]);
  // Without the lengths of meetings it is not known who was together for how long.
  const areHoursKnown =
    map.coverage.untimed === 0 || bundle.pairs.some(({ minutes }) => minutes.now > 0);
  const hasDepartments = bundle.departments.length > 1 && areHoursKnown;
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
