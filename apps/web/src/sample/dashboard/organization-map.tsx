import { useRef, useState } from 'react';
import { MapCanvas } from '@/components/connection-map/map-canvas.tsx';
import { MapLegend } from '@/components/connection-map/map-legend.tsx';
import { MapStats } from '@/components/connection-map/map-stats.tsx';
import type { MapWords } from '@/components/connection-map/map-text.ts';
import { type MapSettings, MapToggles } from '@/components/connection-map/map-toggles.tsx';
import { defaultSizePx } from '@/components/connection-map/rules.ts';
import type { Selection } from '@/components/connection-map/selection.ts';
import { useConnectionList } from '@/components/connection-map/use-connection-list.ts';
import { useElasticBehavior } from '@/components/connection-map/use-elastic-behavior.ts';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useShowsMoods } from '@/lib/use-active-features.ts';
import { useOrganizationMap } from './api/get-organization-map.ts';
import { ConnectionStrip } from './connection-strip.tsx';

const title = 'Organization Connection Map';

const words: MapWords = {
  one: 'employee',
  many: 'employees',
  list: 'Use ‘Show as list’ to read it as text.',
};

/** The height of the framed map minus the head of the list. */
const listHeightPx = defaultSizePx.height - 40;

/** The map and the list share one selection. */
export function OrganizationMap() {
  const map = useOrganizationMap();
  const { graph } = map;
  const [selection, setSelection] = useState<Selection | null>(null);
  const [isElastic, setElastic] = useElasticBehavior();
  const [{ showNames, strongOnly }, setShown] = useState({ showNames: true, strongOnly: false });
  const showSentiment = useShowsMoods();
  const [isList, setList] = useState(false);
  const ConnectionList = useConnectionList(isList);
  const figure = useRef<HTMLElement>(null);

  function change({ isElastic: nextElastic, ...shown }: Partial<MapSettings>) {
    if (nextElastic !== undefined) setElastic(nextElastic);
    setShown((before) => ({ ...before, ...shown }));
  }

  /** The focused button disappears on closing, so the focus moves. */
  function close() {
    setSelection(null);
    figure.current?.focus({ preventScroll: true });
  }

  return (
    <section ref={figure} tabIndex={-1} aria-label={title} className="min-w-0">
      <FigureHead
        title={title}
        actions={
          <div className="@max-[640px]:basis-full">
            <MapStats graph={graph} strongOnly={strongOnly} words={words} />
          </div>
        }
      />
      <MapToggles settings={{ isElastic, showNames, strongOnly }} onChange={change}>
        <button
          type="button"
          onClick={() => setList(!isList)}
          className="ml-auto cursor-default whitespace-nowrap font-medium text-accent hover:underline max-md:min-h-11"
        >
          {isList ? 'Show as map' : 'Show as list'}
        </button>
      </MapToggles>
      {isList && !ConnectionList && <Skeleton className="h-70 rounded-control" />}
      {isList && ConnectionList && (
        <ConnectionList
          {...{ graph, selection, strongOnly, showSentiment }}
          heightMax={listHeightPx}
          onSelect={setSelection}
        />
      )}
      {!isList && (
        <MapCanvas
          mapKey="organization"
          graph={graph}
          selection={selection}
          onSelect={setSelection}
          view={{ showNames, strongOnly, showSentiment }}
          isElastic={isElastic}
          height={defaultSizePx.height}
          notice={null}
          words={words}
        />
      )}
      {selection && (
        <ConnectionStrip
          people={map}
          selection={selection}
          showSentiment={showSentiment}
          onClose={close}
        />
      )}
      <div className="mt-3">
        <MapLegend showSentiment={showSentiment} departments={map.departments} />
      </div>
    </section>
  );
}
