import type { MeetingGraph, MeetingGraphNode } from '@rapport/contract';
import { ChevronRight } from 'lucide-react';
import type { Selection } from '@/components/connection-map/selection.ts';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { FeelingBadge, leftOutOfMoods } from '@/components/ui/feeling-badge.tsx';
import { counted } from '@/lib/number-words.ts';
import { personExplanation } from '../computed/connection-explanations.ts';
import { HowComputed } from '../computed/how-computed.tsx';
import { connectionsOf } from '../domain/connections-of.ts';
import { noFiguresOfPeople } from '../domain/works-council-words.ts';

type ParticipantConnectionsProps = {
  graph: MeetingGraph;
  id: string;
  onSelect: (selection: Selection) => void;
};

export function ParticipantConnections({ graph, id, onSelect }: ParticipantConnectionsProps) {
  const node = graph.nodes.find((person) => person.id === id);
  if (!node) return null;
  const connections = connectionsOf(graph, id);
  const total = connections.reduce((sum, { interactions }) => sum + interactions, 0);
  const work = [node.role, node.department].filter((word) => word !== 'Unknown').join(', ');
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={node.name} />
        <div className="min-w-0 flex-1 text-12">
          {node.email && <p className="text-ink-2 wrap-anywhere">{node.email}</p>}
          {work && <p className="text-ink-3 wrap-anywhere">{work}</p>}
        </div>
        <Mood node={node} />
      </div>
      {node.engagementScore === undefined ? (
        <p className="text-ink-2">{noFiguresOfPeople}</p>
      ) : (
        <>
          <dl className="flex gap-6">
            <Figure name="Total interactions" value={total} />
            <Figure name="Connections" value={connections.length} />
          </dl>
          <HowComputed
            explanation={personExplanation(node, {
              interactions: total,
              connections: connections.length,
            })}
            className="-mt-3 justify-self-start"
          />
        </>
      )}
      {connections.length === 0 ? (
        <p className="text-ink-2">No connections available for this participant.</p>
      ) : (
        <ul aria-label="Connections" className="border-line border-t">
          {connections.map(({ otherId, name, interactions }) => (
            <li key={otherId} className="border-line border-b">
              <button
                type="button"
                className="flex min-h-9 w-full cursor-default items-center gap-2 text-left hover:bg-hover max-md:min-h-11"
                onClick={() => onSelect({ kind: 'pair', source: id, target: otherId })}
              >
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <span className="text-ink-2">{counted(interactions, 'interaction')}</span>
                <ChevronRight aria-hidden className="size-4 text-ink-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Mood({ node }: { node: MeetingGraphNode }) {
  const { sentiment, judged, feeling, isLeftOutOfMoods } = node;
  if (isLeftOutOfMoods) return <Badge variant="quiet">{leftOutOfMoods}</Badge>;
  const shown = feeling ?? (judged === false ? undefined : sentiment);
  if (shown) return <FeelingBadge feeling={shown} />;
  return sentiment && <Badge variant="quiet">No mood</Badge>;
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{name}</dt>
      <dd className="font-strong text-24 tracking-[-0.02em]">{value.toLocaleString('en')}</dd>
    </div>
  );
}
