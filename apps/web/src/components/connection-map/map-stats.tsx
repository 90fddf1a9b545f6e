import { type MapWords, meetingWords, strongBonds } from './map-text.ts';
import type { MapGraph } from './scene/map-graph.ts';

type MapStatsProps = { graph: MapGraph; words?: MapWords };

export function MapStats({ graph, words = meetingWords }: MapStatsProps) {
  const people = graph.nodes.length;
  const connections = graph.links.length;
  const strong = strongBonds(graph);
  return (
    <ul className="flex flex-wrap gap-x-4 text-ink-2 leading-6">
      <Stat value={people} unit={people === 1 ? words.one : words.many} />
      <Stat value={connections} unit={connections === 1 ? 'connection' : 'connections'} />
      <Stat value={strong} unit={strong === 1 ? 'strong bond' : 'strong bonds'} />
    </ul>
  );
}

function Stat({ value, unit }: { value: number; unit: string }) {
  return (
    <li className="whitespace-nowrap">
      <span className="font-strong text-ink">{value}</span> {unit}
    </li>
  );
}
