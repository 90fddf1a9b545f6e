import './page.css';
import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ConnectionMap, type Selection } from '@/components/connection-map/connection-map.tsx';
import { mapDepartments } from '@/components/connection-map/scene/map-departments.ts';
import type { MapConnection, MapPerson } from '@/components/connection-map/scene/map-graph.ts';
import { screenPoint } from '@/components/connection-map/scene/scene.ts';
import { watchMap } from './watch-map.ts';

type HarnessGraph = {
  nodes: { id: number; name: string; dept: number; sentiment: number }[];
  links: { source: number; target: number; strength: number }[];
};

type Click = { type: 'node' | 'link'; i: number };

const sentiments = ['negative', 'neutral', 'positive'] as const;
const watched = watchMap();
const root = createRoot(document.getElementById('root') ?? document.body);
let lastClick: Click | null = null;

function Page({ nodes, links }: { nodes: MapPerson[]; links: MapConnection[] }) {
  const [selection, setSelection] = useState<Selection | null>(null);
  function select(next: Selection | null) {
    if (next?.kind === 'person') lastClick = { type: 'node', i: Number(next.id) };
    if (next?.kind === 'pair') lastClick = { type: 'link', i: 0 };
    setSelection(next);
  }
  return (
    <StrictMode>
      <ConnectionMap
        mapKey="bench"
        title="Connection Map"
        nodes={nodes}
        links={links}
        selection={selection}
        onSelect={select}
        showSentiment
      />
    </StrictMode>
  );
}

function show({ nodes, links }: HarnessGraph) {
  // Equal short strings share memory, as in a response of the server.
  const ids = nodes.map(({ id }) => `${id}`);
  root.render(
    <Page
      nodes={nodes.map(({ id, name, dept, sentiment }) => ({
        id: ids[id] ?? '',
        name,
        department: mapDepartments[dept] ?? 'Unknown',
        sentiment: sentiments[sentiment] ?? 'neutral',
      }))}
      links={links.map(({ source, target, strength }) => ({
        source: ids[source] ?? '',
        target: ids[target] ?? '',
        strength,
        sentiment: 'neutral',
      }))}
    />,
  );
}

/** Position on the screen of the person with this number in the harness. */
function placeOf(id: number) {
  const scene = watched.map?.scene;
  const node = scene?.graph.indexOf.get(`${id}`);
  return scene && node !== undefined ? screenPoint(scene, node) : { x: 0, y: 0 };
}

/** The interface that the harness uses to measure the page. */
const bench = {
  name: 'rapport',
  start: show,
  stop: () => flushSync(() => root.render(null)),
  screenPos: placeOf,
  screenAll: () =>
    [...(watched.map?.scene.graph.nodes ?? [])]
      .map((_, id) => placeOf(id))
      .map(({ x, y }) => [x, y]),
  fit: () => watched.map?.fit(),
  get frames() {
    return watched.frames;
  },
  /** The direct painter has a separate background for each frame. */
  get fresh() {
    return watched.fresh > 0 ? watched.fresh : watched.frames;
  },
  get marks() {
    return watched.marks;
  },
  get workers() {
    return watched.workers;
  },
  get lastClick() {
    return lastClick;
  },
  set lastClick(click: Click | null) {
    lastClick = click;
  },
};

declare global {
  interface Window {
    __bench: typeof bench;
  }
}
// On a meeting's page the typeface is loaded long before the map.
await document.fonts.load('1em "Hanken Grotesk Variable"');
window.__bench = bench;
