import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LiveMap } from './live/live-map.ts';
import type { Size } from './scene/geometry.ts';
import type { MapGraph } from './scene/map-graph.ts';
import type { SceneView } from './scene/scene.ts';
import type { Selection } from './selection.ts';

type LiveMapOptions = {
  /** Key under which node positions are remembered between visits. */
  mapKey: string;
  graph: MapGraph;
  view: Omit<SceneView, 'hovered'>;
  isElastic: boolean;
  reserved: Size | null;
  onSelect: (selection: Selection | null) => void;
};

/** `liveMap` is null before the first effect and without 2D canvas; the list remains. */
export function useLiveMap(options: LiveMapOptions): {
  canvasRef: RefObject<HTMLCanvasElement | null>;
  liveMap: LiveMap | null;
  hasFailed: boolean;
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
    // A separate task, because rendering map and list already fills one.
    const start = setTimeout(() => {
      map = new LiveMap(canvas, context, {
        onSelect: (selection) => select(selection),
        onPins: setPinned,
        onPlaced: () => setPlaced(true),
        onFail: () => setFailed(true),
      });
      // Started before the map's buttons are rendered, so that people appear sooner.
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
