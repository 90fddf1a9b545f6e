import { embeddedSource } from '@rapport/contract';
import { describe, expect, it } from 'vitest';
import { meetingGraphAnswerSchema } from './meeting-graph-answer.ts';

const people = [
  { id: 'a', name: 'Ada', sentiment: 'positive', engagementScore: 0.9 },
  { id: 'b', name: 'Ben' },
  { id: 'c', name: 'Cleo', sentiment: 'negative', engagementScore: 3 },
];

describe('the older raw form', () => {
  it('gets defaults for missing fields', () => {
    const graph = meetingGraphAnswerSchema.parse({
      participants: people,
      connections: [{ speakers: ['b', 'a'] }],
    });
    expect(graph.nodes).toEqual([
      {
        id: 'a',
        name: 'Ada',
        sentiment: 'positive',
        engagementScore: 0.9,
        department: 'Unknown',
        role: 'Unknown',
      },
      {
        id: 'b',
        name: 'Ben',
        sentiment: 'neutral',
        engagementScore: 0.5,
        department: 'Unknown',
        role: 'Unknown',
      },
      {
        id: 'c',
        name: 'Cleo',
        sentiment: 'negative',
        engagementScore: 1,
        department: 'Unknown',
        role: 'Unknown',
      },
    ]);
    expect(graph.links).toEqual([
      {
        source: 'a',
        target: 'b',
        sentiment: 'neutral',
        value: 1,
        strength: 1,
        summaryOfInteractions: [],
        communicationRecommendations: [],
        summarySource: embeddedSource,
        recommendationsSource: embeddedSource,
        evidence: { summaryOfInteractions: [], communicationRecommendations: [] },
      },
    ]);
  });

  it('has one link for every pair of speakers', () => {
    const { links } = meetingGraphAnswerSchema.parse({
      participants: people,
      connections: [
        { speakers: ['a', 'b', 'c', 'a'], frequency: 2, interactionStrength: 14 },
        { speakers: ['b', 'a'], frequency: 5, sentiment: 'negative', interactionStrength: 3 },
        { speakers: ['a', 'stranger'] },
        { speakers: [] },
      ],
    });
    expect(
      links.map(({ source, target, value, strength, sentiment }) => [
        source,
        target,
        value,
        strength,
        sentiment,
      ]),
    ).toEqual([
      ['a', 'b', 7, 10, 'negative'],
      ['a', 'c', 2, 10, 'neutral'],
      ['b', 'c', 2, 10, 'neutral'],
    ]);
  });

  it('keeps summaries and recommendations', () => {
    const { links } = meetingGraphAnswerSchema.parse({
      participants: people,
      connections: [
        { speakers: ['a', 'b'], summaryOfInteractions: ['One'] },
        {
          speakers: ['a', 'b'],
          summaryOfInteractions: ['Two'],
          communicationRecommendations: ['Meet'],
        },
      ],
    });
    expect(links[0]?.summaryOfInteractions).toEqual(['One', 'Two']);
    expect(links[0]?.communicationRecommendations).toEqual(['Meet']);
  });
});

describe('nodes and links', () => {
  it('are kept, with defaults, and without sentiment while that is off', () => {
    const graph = meetingGraphAnswerSchema.parse({
      nodes: [{ id: 'a', name: 'Ada', engagementScore: 1 }],
      links: [{ source: 'a', target: 'b' }],
    });
    expect(graph.nodes).toEqual([
      { id: 'a', name: 'Ada', engagementScore: 1, department: 'Unknown', role: 'Unknown' },
    ]);
    expect(graph.links[0]).toMatchObject({ value: 1, strength: 1 });
  });
});

it('refuses any other answer', () => {
  expect(meetingGraphAnswerSchema.safeParse({ people: [] }).success).toBe(false);
});
