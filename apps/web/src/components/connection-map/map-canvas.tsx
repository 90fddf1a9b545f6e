import { type KeyboardEvent, useId, useState } from 'react';
import { useIsPhone } from '@/lib/use-is-phone.ts';
import { cannotDrawText, describeMap, type MapWords } from './map-text.ts';
import type { Point } from './scene/geometry.ts';
import type { MapGraph } from './scene/map-graph.ts';
import type { Hit, SceneView } from './scene/scene.ts';
import { useLiveMap } from './use-live-map.ts';
import { ZoomControl, zoomControlCorner } from './zoom-control.tsx';

type MapCanvasProps = {
  /** Under which people's places are remembered while other pages are looked at. */
  mapKey: string;
  graph: MapGraph;
  view: Omit<SceneView, 'hovered'>;
  isElastic: boolean;
  height: number;
  /** Said above the picture when there is nothing to see between the people. */
  notice: string | null;
  onPick: (hit: Hit | null) => void;
  words?: MapWords;
};

/** Phones show the map higher than wide: a finger needs the room. */
const phoneHeightMinPx = 360;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function MapCanvas(props: MapCanvasProps) {
  const { mapKey, graph, view, isElastic, height, onPick, words } = props;
  const isPhone = useIsPhone();
  const helpId = useId();
  const [pointedAt, setPointedAt] = useState<number | null>(null);
  const reserved = isPhone ? null : zoomControlCorner;
  const live = useLiveMap({ mapKey, graph, view, isElastic, reserved, onPick });
  const { canvasRef, liveMap } = live;
  const notice = live.hasFailed ? cannotDrawText : props.notice;

  function press(event: KeyboardEvent) {
    const direction = arrows[event.key];
    if (!direction) return;
    event.preventDefault();
    setPointedAt(liveMap?.walk(direction) ?? null);
  }

  function leave() {
    liveMap?.clearHover();
    setPointedAt(null);
  }

  const person = pointedAt === null ? undefined : graph.nodes[pointedAt];
  return (
    <div className="relative rounded-control border border-line bg-surface">
      {notice && <p className="border-line border-b px-3 py-2 text-12 text-ink-2">{notice}</p>}
      <canvas
        ref={canvasRef}
        role="img"
        aria-label={describeMap(graph, words)}
        style={{ height: isPhone ? Math.max(height, phoneHeightMinPx) : height }}
        className="block w-full touch-pan-y"
      />
      {/* Takes the keys; the mouse goes through it to the canvas. */}
      <button
        type="button"
        aria-label="Walk through the map"
        aria-describedby={helpId}
        onKeyDown={press}
        onClick={() => liveMap?.pickHovered()}
        onBlur={leave}
        className="pointer-events-none absolute inset-0"
      />
      <p id={helpId} className="sr-only">
        Arrow keys move along connections, Enter opens the person.
      </p>
      <p aria-live="polite" className="sr-only">
        {person && `${person.name}, ${person.department}`}
      </p>
      <ZoomControl onZoom={(factor) => liveMap?.zoomBy(factor)} onFit={() => liveMap?.fit()} />
    </div>
  );
}
