import type { OrganizationMap } from '@rapport/contract';
import { useRef } from 'react';
import { MapOrList } from '@/components/organization-map/map-or-list.tsx';
import type { MapShown } from '@/components/organization-map/tie-toggles.tsx';
import { useDrawnMap } from '@/components/organization-map/use-drawn-map.ts';
import { cn } from '@/lib/cn.ts';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { PersonPanel } from './person-panel.tsx';
import type { ChosenPerson } from './use-chosen-person.ts';

const loadSheet = () => import('./person-sheet.tsx').then(({ PersonSheet }) => PersonSheet);

/** In pixels. On a phone the whole map fits the width. */
const heights = { desk: 640, phone: 360 } as const;

type PeopleMapProps = {
  map: OrganizationMap;
  shown: MapShown;
  chosen: ChosenPerson | null;
  onChoose: (id: string | null) => void;
};

/** Ties of people, with the details of the selected person beside it, or in a sheet on phones. */
export function PeopleMap({ map, shown, chosen, onChoose }: PeopleMapProps) {
  const drawn = useDrawnMap(map, shown);
  const { colours } = drawn.layout;
  const isPhone = useIsPhone();
  const sheet = useOnDemand(loadSheet, isPhone && chosen !== null);
  const PersonSheet = isPhone ? sheet : undefined;
  const walk = useRef<HTMLButtonElement>(null);

  /** The focused button disappears on closing, so the focus moves. */
  function close() {
    onChoose(null);
    walk.current?.focus({ preventScroll: true });
  }

  return (
    <div
      className={cn(
        'rounded-control border border-line-2 bg-surface',
        !isPhone && chosen && '@min-[920px]:grid @min-[920px]:grid-cols-[minmax(0,1fr)_336px]',
      )}
    >
      <MapOrList
        {...{ map, drawn, shown }}
        selected={chosen?.person.id ?? null}
        height={isPhone ? heights.phone : heights.desk}
        walkRef={walk}
        isFramed={false}
        onSelect={onChoose}
      />
      {chosen && !isPhone && (
        <PersonPanel {...{ chosen, colours }} period={map.period} onClose={close} />
      )}
      {chosen && PersonSheet && (
        <PersonSheet {...{ chosen, colours }} period={map.period} onClose={close} />
      )}
    </div>
  );
}
