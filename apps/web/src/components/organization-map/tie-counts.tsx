import type { OrganizationMap } from '@rapport/contract';
import { useMemo } from 'react';
import { inDigits } from '@/lib/number-words.ts';
import { countMap } from './map-words.ts';

type TieCountsProps = {
  map: OrganizationMap;
  /** Also counts new and lost ties. */
  compares: boolean;
  /** Also shows how many people were heard. */
  withPeople?: boolean;
};

export function TieCounts({ map, compares, withPeople = false }: TieCountsProps) {
  const counts = useMemo(() => countMap(map), [map]);
  return (
    <ul aria-label="Ties of the period" className="flex flex-wrap gap-x-4 text-ink-2 leading-6">
      {withPeople && <Count value={counts.heard} unit={counts.heard === 1 ? 'person' : 'people'} />}
      <Count value={counts.ties} unit={counts.ties === 1 ? 'tie' : 'ties'} />
      {compares && (
        <>
          <Count value={counts.new} unit="new" />
          <Count value={counts.lost} unit="lost" />
        </>
      )}
    </ul>
  );
}

function Count({ value, unit }: { value: number; unit: string }) {
  return (
    <li className="whitespace-nowrap">
      <span className="font-strong text-ink">{inDigits(value)}</span> {unit}
    </li>
  );
}
