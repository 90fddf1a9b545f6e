import type { Evidence, MeetingGraph } from '@rapport/contract';
import { SentimentBadge } from '@/components/ui/sentiment-badge.tsx';
import { counted } from '@/lib/number-words.ts';
import { pairExplanation } from '../computed/connection-explanations.ts';
import { HowComputed } from '../computed/how-computed.tsx';
import { linkBetween } from '../domain/connections-of.ts';
import { hidesEngagement } from '../domain/works-council.ts';
import { noRecommendations } from '../domain/works-council-words.ts';
import { EvidenceLinks } from '../transcript/evidence-links.tsx';
import { connectionMapId } from './connection-map-id.ts';
import { WrittenBy } from './written-by.tsx';

type PairDetailsProps = {
  graph: MeetingGraph;
  pair: { source: string; target: string };
  onFollow: () => void;
};

export function PairDetails({ graph, pair: { source, target }, onFollow }: PairDetailsProps) {
  const link = linkBetween(graph, source, target);
  if (!link) return null;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        {link.sentiment && (
          <SentimentBadge sentiment={link.sentiment}>
            <span className="first-letter:uppercase">{link.sentiment} interaction</span>
          </SentimentBadge>
        )}
        <span className="text-ink-2">{counted(Math.round(link.value), 'total interaction')}</span>
        <HowComputed explanation={pairExplanation(link)} />
      </p>
      <Points
        title="Interaction Summary"
        points={link.summaryOfInteractions}
        evidence={link.evidence.summaryOfInteractions}
        onFollow={onFollow}
        emptyText="No interaction summaries available"
      />
      <Points
        title="Communication Recommendations"
        points={link.communicationRecommendations}
        evidence={link.evidence.communicationRecommendations}
        onFollow={onFollow}
        emptyText={
          hidesEngagement(graph) ? noRecommendations : 'No communication recommendations available'
        }
      />
      <WrittenBy
        sources={[
          link.summarySource,
          ...(link.communicationRecommendations.length > 0 ? [link.recommendationsSource] : []),
        ]}
      />
    </>
  );
}

type PointsProps = {
  title: string;
  points: string[];
  /** The quotations behind each point. */
  evidence: Evidence[][];
  emptyText: string;
  onFollow: () => void;
};

function Points({ title, points, evidence, emptyText, onFollow }: PointsProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1">{title}</h3>
      {points.length === 0 ? (
        <p className="text-ink-2">{emptyText}</p>
      ) : (
        <ul className="grid gap-2">
          {[...new Set(points)].map((point) => (
            <li
              key={point}
              className="flex gap-2 text-pretty before:text-ink-3 before:content-['–']"
            >
              <span>
                {point}
                <EvidenceLinks
                  evidence={evidence[points.indexOf(point)] ?? []}
                  origin={{ kind: 'connection', elementId: connectionMapId }}
                  onFollow={onFollow}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
