import {
  embeddedSource,
  type MeetingGraph,
  type MeetingGraphLink,
  meetingGraphLinkSchema,
  meetingGraphNodeSchema,
  sentimentSchema,
} from '@rapport/contract';
import * as z from 'zod/mini';

const unknownWord = z._default(z.string(), 'Unknown');
const sentimentOrNeutral = z.catch(sentimentSchema, 'neutral');

/** The quotations behind the sentences. Older servers do not send them. */
const noEvidence = (): MeetingGraphLink['evidence'] => ({
  summaryOfInteractions: [],
  communicationRecommendations: [],
});

const graphSchema = z.object({
  nodes: z.array(z.extend(meetingGraphNodeSchema, { department: unknownWord, role: unknownWord })),
  links: z.array(
    z.extend(meetingGraphLinkSchema, {
      value: z._default(z.number().check(z.nonnegative()), 1),
      strength: z._default(z.number().check(z.gte(1), z.lte(10)), 1),
      summaryOfInteractions: z._default(z.array(z.string()), []),
      communicationRecommendations: z._default(z.array(z.string()), []),
      summarySource: z._default(meetingGraphLinkSchema.shape.summarySource, embeddedSource),
      recommendationsSource: z._default(
        meetingGraphLinkSchema.shape.recommendationsSource,
        embeddedSource,
      ),
      evidence: z._default(meetingGraphLinkSchema.shape.evidence, noEvidence),
    }),
  ),
});

/** The raw format of older servers, without nodes and links. */
const rawGraphSchema = z.object({
  participants: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      sentiment: sentimentOrNeutral,
      engagementScore: z._default(z.number(), 0.5),
      department: unknownWord,
      role: unknownWord,
    }),
  ),
  connections: z.array(
    z.object({
      speakers: z.array(z.string()),
      sentiment: sentimentOrNeutral,
      frequency: z._default(z.number().check(z.nonnegative()), 1),
      interactionStrength: z._default(z.number(), 1),
      summaryOfInteractions: z._default(z.array(z.string()), []),
      communicationRecommendations: z._default(z.array(z.string()), []),
    }),
  ),
});
type RawGraph = z.infer<typeof rawGraphSchema>;

/**
 * Converts the raw format into nodes and links: every pair of speakers of a connection becomes a
 * link. Speakers who are not participants are omitted. Links of the same pair are added up.
 */
export function graphFromRaw({ participants, connections }: RawGraph): MeetingGraph {
  const known = new Set(participants.map(({ id }) => id));
  const links = new Map<string, MeetingGraphLink>();
  for (const connection of connections) {
    const speakers = [...new Set(connection.speakers)].filter((id) => known.has(id)).sort();
    for (const [index, source] of speakers.entries()) {
      for (const target of speakers.slice(index + 1)) {
        const key = JSON.stringify([source, target]);
        const link = linkFrom(connection, source, target);
        const earlier = links.get(key);
        links.set(key, earlier ? added(earlier, link) : link);
      }
    }
  }
  const nodes = participants.map((participant) => ({
    ...participant,
    engagementScore: Math.min(1, Math.max(0, participant.engagementScore)),
  }));
  return { nodes, links: [...links.values()] };
}

function linkFrom(
  connection: RawGraph['connections'][number],
  source: string,
  target: string,
): MeetingGraphLink {
  return {
    source,
    target,
    sentiment: connection.sentiment,
    value: connection.frequency,
    strength: Math.min(10, Math.max(1, connection.interactionStrength)),
    summaryOfInteractions: connection.summaryOfInteractions,
    communicationRecommendations: connection.communicationRecommendations,
    summarySource: embeddedSource,
    recommendationsSource: embeddedSource,
    evidence: noEvidence(),
  };
}

function added(a: MeetingGraphLink, b: MeetingGraphLink): MeetingGraphLink {
  const louder = b.value > a.value ? b : a;
  return {
    ...louder,
    value: a.value + b.value,
    strength: Math.max(a.strength, b.strength),
    summaryOfInteractions: [...a.summaryOfInteractions, ...b.summaryOfInteractions],
    communicationRecommendations: [
      ...a.communicationRecommendations,
      ...b.communicationRecommendations,
    ],
  };
}

/** Reads both formats of the answer as nodes and links. */
export const meetingGraphAnswerSchema = z.union([
  graphSchema,
  z.pipe(rawGraphSchema, z.transform(graphFromRaw)),
]);
