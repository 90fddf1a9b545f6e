import type { SpeakerTie } from './2-turns/tie-speakers.ts';
import type { CalledAs } from './3-features/called-as.ts';
import type { Question } from './3-features/questions.ts';
import type { SaidTopics } from './3-features/said-topics.ts';
import type { Talk } from './3-features/talk.ts';
import type { TalkTime } from './3-features/talk-time.ts';
import type { Mood } from './4-sentiment/participant-sentiment.ts';
import type { ParticipantSummary } from './5-summaries/participant.ts';
import { participantId } from './6-graph/participant-id.ts';
import type { Participant } from './types.ts';

/** What the steps found, by the position of the person in the talk. */
type FoundOfPeople = {
  talk: Talk;
  times: readonly TalkTime[];
  labels: readonly string[];
  joined: readonly Participant['joined'][];
  roles: ReadonlyMap<string, string>;
  matches: readonly SpeakerTie[];
  called: readonly CalledAs[][];
  asked: ReadonlyMap<number | null, readonly Question[]>;
  facts: readonly Participant['turnFacts'][];
  alsoSaid: SaidTopics;
  moods: readonly Mood[];
  summaries: readonly ParticipantSummary[];
};

/** The participants of an analysis. */
export function presentParticipants(found: FoundOfPeople): Participant[] {
  const { talk, times, labels, joined, roles, matches, called, asked } = found;
  const { facts, alsoSaid, moods, summaries } = found;
  return times.map((time, person) => ({
    ...time,
    id: participantId(person),
    name: talk.names[person] ?? '',
    label: labels[person] ?? '',
    joined: (joined[person] ?? []).map(({ label, why }) => ({ label, why })),
    role: roleOf(
      [labels[person] ?? '', ...(joined[person] ?? []).map(({ label }) => label)],
      roles,
    ),
    directoryUserId: matches[person]?.tie?.id ?? null,
    tie: matches[person]?.tie ?? null,
    suggestedUserId: matches[person]?.suggestedId ?? null,
    heardAs: matches[person]?.heardAs ?? null,
    calledAs: called[person] ?? [],
    questions: talk.marksQuestions ? (asked.get(person)?.length ?? 0) : null,
    turnFacts: facts[person] ?? [],
    alsoTurns: alsoSaid.turns[person] ?? [],
    sentiment: moods[person]?.sentiment ?? 'neutral',
    sentimentScore: moods[person]?.score ?? 0,
    judged: moods[person]?.judged ?? false,
    feeling: moods[person]?.feeling ?? null,
    feelingEvidence: moods[person]?.evidence ?? [],
    facts: summaries[person]?.facts ?? '',
    summary: summaries[person]?.text ?? '',
    evidence: summaries[person]?.evidence ?? [],
  }));
}

const roleOf = (labels: readonly string[], roles: ReadonlyMap<string, string>): string | null =>
  labels.flatMap((label) => roles.get(label) ?? [])[0] ?? null;
