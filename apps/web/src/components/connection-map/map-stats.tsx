import { unknownSpeaker } from '@rapport/contract';
import { useMemo } from 'react';
import { listedPeople } from './list-search.ts';
import { type MapWords, meetingWords, strongBonds } from './map-text.ts';
import type { MapGraph } from './scene/map-graph.ts';

type MapStatsProps = { graph: MapGraph; strongOnly: boolean; words?: MapWords };

/** With `strongOnly`, shows how many connections are strong. */
export function MapStats({ graph, strongOnly, words = meetingWords }: MapStatsProps) {
  const people = graph.nodes.length;
  const connections = graph.links.length;
  const strong = strongBonds(graph);
  const listed = useMemo(() => listedPeople(graph, strongOnly).length, [graph, strongOnly]);
  if (people > 0 && graph.nodes.every(({ name }) => name === unknownSpeaker))
    return <p className="text-ink-2 leading-6">Speakers not told apart</p>;
  return (
    <ul className="flex flex-wrap gap-x-4 text-ink-2 leading-6">
      <Stat
        value={listed}
        of={strongOnly ? people : undefined}
        unit={people === 1 ? words.one : words.many}
      />
      <Stat
        value={strongOnly ? strong : connections}
        of={strongOnly ? connections : undefined}
        unit={connections === 1 ? 'connection' : 'connections'}
      />
      <Stat value={strong} unit={strong === 1 ? 'strong bond' : 'strong bonds'} />
    </ul>
  );
}

type StatProps = { value: number; of?: number | undefined; unit: string };

function Stat({ value, of, unit }: StatProps) {
  return (
    <li className="whitespace-nowrap">
      <span className="font-strong text-ink">{value}</span>
      {of !== undefined && ` of ${of}`} {unit}
    </li>
  );
}
