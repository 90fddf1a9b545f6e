import {
  embeddedSource,
  type MeetingGraph,
  type MeetingGraphLink,
  meetingGraphLinkSchema,
  meetingGraphNodeSchema,
  sentimentSchema,
} from '@rapport/contract';
import { z } from 'zod';

const unknownWord = z.string().default('Unknown');
const sentimentOrNeutral = sentimentSchema.catch('neutral');

/** The words behind the sentences: an older server names none. */
const noEvidence = (): MeetingGraphLink['evidence'] => ({
  summaryOfInteractions: [],
  communicationRecommendations: [],
});

const graphSchema = z.object({
  nodes: z.array(meetingGraphNodeSchema.extend({ department: unknownWord, role: unknownWord })),
  links: z.array(
    meetingGraphLinkSchema.extend({
      value: z.number().nonnegative().default(1),
      strength: z.number().min(1).max(10).default(1),
      summaryOfInteractions: z.array(z.string()).default([]),
      communicationRecommendations: z.array(z.string()).default([]),
      summarySource: meetingGraphLinkSchema.shape.summarySource.default(embeddedSource),
      recommendationsSource:
        meetingGraphLinkSchema.shape.recommendationsSource.default(embeddedSource),
      evidence: meetingGraphLinkSchema.shape.evidence.default(noEvidence),
    }),
  ),
});

/** The form that servers answered with before there were nodes and links. */
const rawGraphSchema = z.object({
  participants: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      sentiment: sentimentOrNeutral,
      engagementScore: z.number().default(0.5),
      department: unknownWord,
      role: unknownWord,
    }),
  ),
  connections: z.array(
    z.object({
      speakers: z.array(z.string()),
      sentiment: sentimentOrNeutral,
      frequency: z.number().nonnegative().default(1),
      interactionStrength: z.number().default(1),
      summaryOfInteractions: z.array(z.string()).default([]),
      communicationRecommendations: z.array(z.string()).default([]),
    }),
  ),
});
type RawGraph = z.infer<typeof rawGraphSchema>;

/**
 * Turns the older raw form into nodes and links: every pair of speakers of a connection becomes a
 * link. Speakers who are no participants are left out; connections that share a pair add up.
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

/** Either form of the answer; what comes out has nodes and links. */
export const meetingGraphAnswerSchema = z.union([
  graphSchema,
  rawGraphSchema.transform(graphFromRaw),
]);
