import type { OrganizationMap } from '@rapport/contract';
import { type KeyboardEvent, type RefObject, useId, useMemo, useState } from 'react';
import { cannotDrawText } from '@/components/connection-map/map-text.ts';
import { SavePicture } from '@/components/connection-map/save-picture.tsx';
import type { MapGraph, MapNode } from '@/components/connection-map/scene/map-graph.ts';
import { type Selection, toHit } from '@/components/connection-map/selection.ts';
import { useLiveMap } from '@/components/connection-map/use-live-map.ts';
import { useMapHeight } from '@/components/connection-map/use-map-height.ts';
import { ZoomControl, zoomControlCorner } from '@/components/connection-map/zoom-control.tsx';
import { cn } from '@/lib/cn.ts';
import { counted } from '@/lib/number-words.ts';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { describeOrganization } from './map-words.ts';

type OrganizationCanvasProps = {
  map: OrganizationMap;
  graph: MapGraph;
  mapKey: string;
  selection: Selection | null;
  /** Called with a person's id; null to deselect. */
  onSelect: (id: string | null) => void;
  showNames: boolean;
  compares: boolean;
  height: number;
  isFramed: boolean;
  walkRef?: RefObject<HTMLButtonElement | null>;
};

export function OrganizationCanvas(props: OrganizationCanvasProps) {
  const { map, graph, mapKey, selection, onSelect, showNames, compares, height } = props;
  const { isFramed, walkRef } = props;
  const helpId = useId();
  const isPhone = useIsPhone();
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const selected = useMemo(() => toHit(graph, selection), [graph, selection]);
  const { canvasRef, liveMap, hasFailed, isPlaced } = useLiveMap({
    mapKey,
    graph,
    view: { selected, showNames, strongOnly: false, showSentiment: false },
    isElastic: false,
    reserved: isPhone ? null : zoomControlCorner,
    onSelect: (next) => onSelect(next?.kind === 'person' ? next.id : null),
  });
  const label = useMemo(() => describeOrganization(map, compares), [map, compares]);

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && selection) onSelect(null);
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    liveMap?.interaction.pressKey(event, setPointedAt);
  }

  function leave() {
    liveMap?.clearHover();
    setPointedAt(null);
  }

  const person = pointedAt === null ? undefined : graph.nodes[pointedAt];
  return (
    <div className="min-w-0">
      <div className={cn('relative bg-surface', isFramed && 'rounded-control border border-line')}>
        {hasFailed && (
          <p className="border-line border-b px-3 py-2 text-12 text-ink-2">{cannotDrawText}</p>
        )}
        <canvas
          ref={canvasRef}
          role="img"
          aria-label={label}
          aria-busy={!isPlaced && !hasFailed}
          style={{ height: useMapHeight(height) }}
          className="block w-full touch-pan-y"
        />
        {/* Takes keyboard focus; the mouse passes through to the canvas. */}
        <button
          ref={walkRef}
          type="button"
          aria-label="Walk through the map"
          aria-describedby={helpId}
          onFocus={() => liveMap?.interaction.enter(setPointedAt)}
          onKeyDown={press}
          onClick={() => liveMap?.interaction.pickHovered()}
          onBlur={leave}
          className="pointer-events-none absolute inset-0"
        />
        <p id={helpId} className="sr-only">
          Arrow keys move to the nearest person, Enter opens the person, Escape closes them.
        </p>
        <p aria-live="polite" className="sr-only">
          {person && sayPerson(person)}
        </p>
        <ZoomControl
          onZoom={(factor) => liveMap?.interaction.zoomBy(factor)}
          onFit={() => liveMap?.fit()}
        />
        {liveMap && (
          <div className="absolute top-1.5 right-1.5 print:hidden">
            <SavePicture liveMap={liveMap} name="Connection map of the organization" />
          </div>
        )}
      </div>
    </div>
  );
}

const sayPerson = ({ name, department, connections, note }: MapNode): string =>
  `${name}, ${department}, ${note ?? counted(connections, 'tie')}`;
