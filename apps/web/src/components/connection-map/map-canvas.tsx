import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { MapActions } from './map-actions.tsx';
import { cannotDrawText, describeMap, type MapWords } from './map-text.ts';
import type { MapGraph, MapNode } from './scene/map-graph.ts';
import { nodeOf, type SceneView } from './scene/scene.ts';
import { type Selection, toHit } from './selection.ts';
import { useLiveMap } from './use-live-map.ts';
import { useMapHeight } from './use-map-height.ts';
import { ZoomControl, zoomControlCorner } from './zoom-control.tsx';

type MapCanvasProps = {
  /** Key under which node positions are remembered between visits. */
  mapKey: string;
  graph: MapGraph;
  selection: Selection | null;
  onSelect: (selection: Selection | null) => void;
  view: Omit<SceneView, 'hovered' | 'selected'>;
  isElastic: boolean;
  height: number;
  /** A message shown above the drawing. */
  notice: string | null;
  words?: MapWords;
};

export function MapCanvas(props: MapCanvasProps) {
  const { mapKey, graph, selection, onSelect, isElastic, height, words } = props;
  const isPhone = useIsPhone();
  const helpId = useId();
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const reserved = isPhone ? null : zoomControlCorner;
  const selected = useMemo(() => toHit(graph, selection), [graph, selection]);
  const view = { ...props.view, selected };
  const live = useLiveMap({ mapKey, graph, view, isElastic, reserved, onSelect });
  const { canvasRef, liveMap, pinned } = live;
  const notice = live.hasFailed ? cannotDrawText : props.notice;

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith('Arrow')) event.preventDefault();
    liveMap?.interaction.pressKey(event, setPointedAt);
  }

  function leave() {
    liveMap?.clearHover();
    setPointedAt(null);
  }

  const person = pointedAt === null ? undefined : graph.nodes[pointedAt];
  return (
    <>
      <div className="relative rounded-control border border-line bg-surface">
        {notice && <p className="border-line border-b px-3 py-2 text-12 text-ink-2">{notice}</p>}
        <canvas
          ref={canvasRef}
          role="img"
          aria-label={describeMap(graph, words)}
          aria-busy={!live.isPlaced && !live.hasFailed}
          style={{ height: useMapHeight(height) }}
          className="block w-full touch-pan-y"
        />
        {/* Takes keyboard focus; the mouse passes through to the canvas. */}
        <button
          type="button"
          aria-label="Walk through the map"
          aria-describedby={helpId}
          onKeyDown={press}
          onClick={() => liveMap?.interaction.pickHovered()}
          onBlur={leave}
          className="pointer-events-none absolute inset-0"
        />
        <p id={helpId} className="sr-only">
          Arrow keys move along connections, Enter opens the person, P pins or unpins them, and
          Shift with an arrow key moves them.
        </p>
        <p aria-live="polite" className="sr-only">
          {person && pointedAt !== null && sayPerson(person, pinned.has(pointedAt))}
        </p>
        <ZoomControl
          onZoom={(factor) => liveMap?.interaction.zoomBy(factor)}
          onFit={() => liveMap?.fit()}
        />
      </div>
      {liveMap && <MapActions liveMap={liveMap} selected={nodeOf(selected)} pinned={pinned} />}
    </>
  );
}

function sayPerson({ name, department }: MapNode, isPinned: boolean): string {
  return `${name}, ${department}${isPinned ? ', pinned' : ''}`;
}
