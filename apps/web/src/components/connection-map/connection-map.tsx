import { Users } from 'lucide-react';
import { type ReactNode, type RefObject, useDeferredValue, useRef, useState } from 'react';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { Loading, Skeleton } from '@/components/ui/skeleton.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { ConnectionList } from './connection-list.tsx';
import { MapCanvas } from './map-canvas.tsx';
import { MapLegend } from './map-legend.tsx';
import { MapStats } from './map-stats.tsx';
import { noConnectionsText, noStrongConnectionsText, strongBonds } from './map-text.ts';
import { type MapSettings, MapToggles } from './map-toggles.tsx';
import { defaultSizePx } from './rules.ts';
import type { MapConnection, MapGraph, MapPerson } from './scene/map-graph.ts';
import type { Selection } from './selection.ts';
import { useElasticBehavior } from './use-elastic-behavior.ts';
import { useMapGraph } from './use-map-graph.ts';
import { useMapHeight } from './use-map-height.ts';

export type { Selection } from './selection.ts';

type ConnectionMapProps = {
  /** Key under which node positions are remembered between visits. */
  mapKey: string;
  title: string;
  /** Shown below the title: how to read the map. */
  caption?: string;
  nodes: readonly MapPerson[];
  links: readonly MapConnection[];
  /** In pixels; on phones the height is at least 360. */
  height?: number;
  selection: Selection | null;
  onSelect: (selection: Selection | null) => void;
  showSentiment: boolean;
  /** All nodes have the same size, and people are listed by name. */
  hasEqualNodes?: boolean;
};

/** Height of the toggles and the legend around the drawing, in pixels. */
const listOverhangPx = 218;

/** Shows who talks to whom, as a drawing and a list that share one selection. */
export function ConnectionMap({ title, caption, nodes, links, ...props }: ConnectionMapProps) {
  const { mapKey, height = defaultSizePx.height, hasEqualNodes = false } = props;
  const place = useRef<HTMLDivElement>(null);
  // Deferred, so that rendering does not block the page.
  const graph = useDeferredValue(useMapGraph(mapKey, { nodes, links, hasEqualNodes }, place), null);
  const [shown, setShown] = useState<Shown>({ showNames: true, strongOnly: false });
  const stats = graph && <MapStats graph={graph} strongOnly={shown.strongOnly} />;
  return (
    <>
      <FigureHead title={title} caption={caption} actions={stats} />
      {graph ? (
        <MapAndList {...props} {...{ graph, height, shown }} onShow={setShown} />
      ) : (
        <Loading label="Loading the connection map...">
          <Columns map={<MapPlace height={height} placeRef={place} />} list={null} />
        </Loading>
      )}
    </>
  );
}

type Shown = Omit<MapSettings, 'isElastic'>;

type MapAndListProps = Omit<ConnectionMapProps, 'title' | 'caption' | 'nodes' | 'links'> & {
  graph: MapGraph;
  height: number;
  shown: Shown;
  onShow: (shown: Shown) => void;
};

function MapAndList({ graph, height, shown, onShow, ...props }: MapAndListProps) {
  const { mapKey, selection, onSelect, showSentiment, hasEqualNodes = false } = props;
  const { showNames, strongOnly } = shown;
  const [isElastic, setElastic] = useElasticBehavior();
  // The list renders after the drawing, whose workers run meanwhile.
  const isListDue = useDeferredValue(true, false);

  function change({ isElastic: nextElastic, ...next }: Partial<MapSettings>) {
    if (nextElastic !== undefined) setElastic(nextElastic);
    onShow({ ...shown, ...next });
  }

  if (graph.nodes.length === 0) {
    return (
      <StateBox kind="empty" icon={Users} title="No one could be recognised in this meeting.">
        The map needs a transcript that names its speakers.
      </StateBox>
    );
  }
  return (
    <Columns
      map={
        <>
          <MapToggles settings={{ isElastic, showNames, strongOnly }} onChange={change} />
          <MapCanvas
            mapKey={mapKey}
            graph={graph}
            selection={selection}
            onSelect={onSelect}
            view={{ showNames, strongOnly, showSentiment }}
            isElastic={isElastic}
            height={height}
            notice={noticeFor(graph, strongOnly)}
          />
          <div className="mt-3">
            <MapLegend showSentiment={showSentiment} />
          </div>
        </>
      }
      list={
        isListDue ? (
          <ConnectionList
            {...{ graph, selection, strongOnly, showSentiment, hasEqualNodes, onSelect }}
            heightMax={height + listOverhangPx}
          />
        ) : (
          <Skeleton className="h-70 rounded-control" />
        )
      }
    />
  );
}

function Columns({ map, list }: { map: ReactNode; list: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid gap-x-8 gap-y-4 @min-[720px]:grid-cols-[minmax(0,1fr)_320px]">
        <div className="min-w-0">{map}</div>
        {list}
      </div>
    </div>
  );
}

function noticeFor(graph: MapGraph, strongOnly: boolean): string | null {
  if (graph.links.length === 0) return noConnectionsText;
  return strongOnly && strongBonds(graph) === 0 ? noStrongConnectionsText : null;
}

type MapPlaceProps = { height: number; placeRef: RefObject<HTMLDivElement | null> };

/** Has the drawing's exact size, so that the layout can start early. */
function MapPlace({ height, placeRef }: MapPlaceProps) {
  return (
    <div className="rounded-control border border-line">
      <div ref={placeRef} style={{ height: useMapHeight(height) }}>
        <Skeleton className="h-full" />
      </div>
    </div>
  );
}
