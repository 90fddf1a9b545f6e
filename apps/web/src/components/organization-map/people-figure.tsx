import type { OrganizationMap } from '@rapport/contract';
import { useRef, useState } from 'react';
import { useMapAddress } from './map-address.ts';
import { MapOrList } from './map-or-list.tsx';
import { PersonStrip } from './person-strip.tsx';
import { TieLegend } from './tie-legend.tsx';
import type { MapShown } from './tie-toggles.tsx';
import { TimeSlider } from './time-slider.tsx';
import type { SliderWeeks } from './time-slider-window.ts';
import { useDrawnMap } from './use-drawn-map.ts';

/** In pixels. */
const height = 446;

type PeopleFigureProps = {
  map: OrganizationMap;
  shown: MapShown;
  weeks: SliderWeeks | undefined;
};

/** Ties of people, with the selected person below. */
export function PeopleFigure({ map, shown, weeks }: PeopleFigureProps) {
  const drawn = useDrawnMap(map, shown);
  const [selected, setSelected] = useState<string | null>(null);
  const walk = useRef<HTMLButtonElement>(null);
  const addressOf = useMapAddress();

  /** The focused button disappears on closing, so the focus moves. */
  function close() {
    setSelected(null);
    walk.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <MapOrList
        {...{ map, drawn, shown, selected }}
        height={height}
        walkRef={walk}
        onSelect={setSelected}
      />
      {selected && (
        <PersonStrip map={map} id={selected} address={addressOf(selected)} onClose={close} />
      )}
      {weeks && <TimeSlider weeks={weeks} shown={map.period} />}
      <TieLegend map={map} layout={drawn.layout} compares={shown.compares} />
    </>
  );
}
