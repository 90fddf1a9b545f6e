import { embeddedSource, type KeptReason, type TextSource } from '@rapport/contract';
import type { Analysis, Finding, GraphLink, Participant } from '@rapport/transcript';
import type { CheckedAnswer } from './check-answer.ts';
import { type Chunk, keyOf } from './chunk-meeting.ts';
import type { WrittenAnalysis } from './written-analysis.ts';

/** `result` is the verified answer, or why there is none. */
export type Outcome = { chunk: Chunk; result: CheckedAnswer | KeptReason };

const meetingLines = 6;
/** For long meetings, so that each chunk may contribute a line. */
const mostMeetingLines = 12;
const personSentences = 3;
const pairSentences = 3;
const pairRecommendations = 2;

/**
 * Figures stay, and so do sentences with figures: the headline, a participant's share, how often
 * two people spoke.
 */
export function mergeTexts(
  analysis: Analysis,
  model: string,
  outcomes: readonly Outcome[],
): WrittenAnalysis {
  const write = (
    asked: readonly Outcome[],
    pick: (answer: CheckedAnswer) => Finding[],
    most: number,
  ) =>
    chooseText(
      model,
      asked.map(({ result }) => (typeof result === 'string' ? result : pick(result))),
      most,
    );

  const lines = Math.min(mostMeetingLines, Math.max(meetingLines, outcomes.length));
  const meeting = write(outcomes, (answer) => answer.meeting, lines);
  const askedOf = outcomesByPair(outcomes);
  const named = new Set(analysis.turns.map(({ speaker }) => speaker));
  const names = new Map(analysis.participants.map(({ id, name }) => [id, name]));

  return {
    ...analysis,
    ...withMeetingText(analysis, meeting),
    participants: analysis.participants.map((person) => {
      if (!named.has(person.name)) return { ...person, summarySource: embeddedSource };
      const asked = outcomes.filter(({ chunk }) => chunk.people.includes(person.name));
      return withPersonText(
        person,
        write(asked, (answer) => answer.people.get(person.name) ?? [], personSentences),
      );
    }),
    graph: {
      nodes: analysis.graph.nodes,
      links: analysis.graph.links.map((link) => {
        const key = keyOf([names.get(link.source) ?? '', names.get(link.target) ?? '']);
        const asked = askedOf.get(key) ?? [];
        return withPairTexts(link, {
          summary: write(asked, (answer) => answer.pairs.get(key)?.summary ?? [], pairSentences),
          recommendations: write(
            asked,
            (answer) => answer.pairs.get(key)?.recommendations ?? [],
            pairRecommendations,
          ),
        });
      }),
    },
  };
}

/** A meeting may have thousands of pairs. */
function outcomesByPair(outcomes: readonly Outcome[]): Map<string, Outcome[]> {
  const asked = new Map<string, Outcome[]>();
  for (const outcome of outcomes)
    for (const pair of outcome.chunk.pairs)
      asked.set(keyOf(pair), [...(asked.get(keyOf(pair)) ?? []), outcome]);
  return asked;
}

type Choice = { source: TextSource; findings: Finding[] };

/** The model's text requires an answer for every chunk it covers, and a verified claim. */
function chooseText(
  model: string,
  parts: readonly (Finding[] | KeptReason)[],
  most: number,
): Choice {
  const keep = (kept: KeptReason): Choice => ({
    source: { engine: 'embedded', model, kept },
    findings: [],
  });
  const [first] = parts;
  if (first === undefined) return keep('not-asked');
  const failure = parts.find((part) => typeof part === 'string');
  if (failure !== undefined) return keep(failure);
  const findings = spread(
    parts.filter((part) => typeof part !== 'string'),
    most,
  );
  if (findings.length === 0) return keep('not-borne-out');
  return { source: { engine: 'model', model, kept: null }, findings };
}

/**
 * The first finding of each list, then the second, from lists spread over the meeting; sorted by
 * turn.
 */
function spread(lists: readonly Finding[][], most: number): Finding[] {
  const filled = lists.filter((list) => list.length > 0);
  const step = Math.max(1, filled.length / most);
  const taken: Finding[] = [];
  for (let rank = 0; taken.length < most && filled.some((list) => list.length > rank); rank += 1)
    for (let at = 0; at < filled.length && taken.length < most; at += step)
      taken.push(...(filled[Math.floor(at)]?.slice(rank, rank + 1) ?? []));
  const turnOf = ({ evidence: [first] }: Finding) => first?.turn ?? 0;
  return taken.sort((a, b) => turnOf(a) - turnOf(b));
}

function withMeetingText({ summary, summaryLines }: Analysis, { source, findings }: Choice) {
  if (source.engine === 'embedded') return { summary, summaryLines, summarySource: source };
  const written = [...summaryLines.slice(0, 1), ...findings];
  return {
    summary: written.map(({ text }) => text).join('\n'),
    summaryLines: written,
    summarySource: source,
  };
}

function withPersonText(person: Participant, { source, findings }: Choice) {
  if (source.engine === 'embedded') return { ...person, summarySource: source };
  return {
    ...person,
    summary: [person.facts, ...findings.map(({ text }) => text)].join(' '),
    evidence: findings.flatMap(({ evidence }) => evidence),
    summarySource: source,
  };
}

function withPairTexts(
  link: GraphLink,
  { summary, recommendations }: { summary: Choice; recommendations: Choice },
) {
  const written = { ...link, evidence: { ...link.evidence } };
  if (summary.source.engine === 'model') {
    const [counted = []] = link.evidence.summaryOfInteractions;
    written.summaryOfInteractions = [
      ...link.summaryOfInteractions.slice(0, 1),
      ...summary.findings.map(({ text }) => text),
    ];
    written.evidence.summaryOfInteractions = [
      counted,
      ...summary.findings.map(({ evidence }) => evidence),
    ];
  }
  if (recommendations.source.engine === 'model') {
    written.communicationRecommendations = recommendations.findings.map(({ text }) => text);
    written.evidence.communicationRecommendations = recommendations.findings.map(
      ({ evidence }) => evidence,
    );
  }
  return {
    ...written,
    summarySource: summary.source,
    recommendationsSource: recommendations.source,
  };
}
