import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LiveMap } from './live/live-map.ts';
import type { Size } from './scene/geometry.ts';
import type { MapGraph } from './scene/map-graph.ts';
import type { SceneView } from './scene/scene.ts';
import type { Selection } from './selection.ts';

type LiveMapOptions = {
  /** Under which people's places are remembered while other pages are looked at. */
  mapKey: string;
  graph: MapGraph;
  view: Omit<SceneView, 'hovered'>;
  isElastic: boolean;
  reserved: Size | null;
  onSelect: (selection: Selection | null) => void;
};

/**
 * Keeps one live map on a canvas and tells it what changed. Null before the first effect, and where the
 * browser gives no 2D context: the list beside the map then stands alone.
 */
export function useLiveMap(options: LiveMapOptions): {
  canvasRef: RefObject<HTMLCanvasElement | null>;
  liveMap: LiveMap | null;
  hasFailed: boolean;
  /** Somebody can be seen. */
  isPlaced: boolean;
  pinned: ReadonlySet<number>;
} {
  const { mapKey, graph, view, isElastic, reserved, onSelect } = options;
  const { selected, showNames, strongOnly, showSentiment } = view;
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const [liveMap, setLiveMap] = useState<LiveMap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isPlaced, setPlaced] = useState(false);
  const [pinned, setPinned] = useState<ReadonlySet<number>>(new Set());
  const select = useEffectEvent(onSelect);
  const begin = useEffectEvent((map: LiveMap) => {
    map.setElastic(isElastic);
    map.setView({ selected, showNames, strongOnly, showSentiment }, reserved);
    map.setGraph(mapKey, graph);
  });

  useEffect(() => {
    const canvas = canvasRef.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    let map: LiveMap | null = null;
    // In a task of its own: bringing so many parts of map and list to the page is enough for one.
    const start = setTimeout(() => {
      map = new LiveMap(canvas, context, {
        onSelect: (selection) => select(selection),
        onPins: setPinned,
        onPlaced: () => setPlaced(true),
        onFail: () => setFailed(true),
      });
      // At once: what shows the map's buttons need not come before its people.
      begin(map);
      setLiveMap(map);
    });
    return () => {
      clearTimeout(start);
      map?.destroy();
    };
  }, []);

  useEffect(() => liveMap?.setElastic(isElastic), [liveMap, isElastic]);
  useEffect(
    () => liveMap?.setView({ selected, showNames, strongOnly, showSentiment }, reserved),
    [liveMap, selected, showNames, strongOnly, showSentiment, reserved],
  );
  useEffect(() => liveMap?.setGraph(mapKey, graph), [liveMap, mapKey, graph]);

  return { canvasRef, liveMap, hasFailed, isPlaced, pinned };
}
