import type { Exchange } from '../3-features/exchanges.ts';
import type { Question } from '../3-features/questions.ts';
import { chairsOf } from '../3-features/roles.ts';
import type { Talk } from '../3-features/talk.ts';
import type { TalkTime } from '../3-features/talk-time.ts';
import { topicMentions } from '../3-features/topic-mentions.ts';
import type { Topic } from '../3-features/topics.ts';
import { shownFeeling, withScores } from '../4-sentiment/shown-feeling.ts';
import { pairSummary } from '../5-summaries/pair.ts';
import type { PhraseWeights } from '../5-summaries/phrase-weights.ts';
import { recommendationsFor } from '../5-summaries/recommendations.ts';
import type { GraphLink, GraphNode, Sentiment, TurnSentiment } from '../types.ts';
import { engagementScores } from './engagement.ts';
import { findInteractions, mostFrequent } from './interactions.ts';
import { participantId } from './participant-id.ts';
import { expectedExchanges, strength } from './strength.ts';

export type ConnectionGraphInput = {
  talk: Talk;
  times: readonly TalkTime[];
  questions: readonly Question[];
  exchanges: readonly Exchange[];
  /** Turns, by index. */
  onMatter: ReadonlySet<number>;
  topics: readonly Topic[];
  /** Indexed by turn. */
  feelings: readonly TurnSentiment[];
  moods: readonly { sentiment: Sentiment }[];
  weights: PhraseWeights;
  subjects: ReadonlySet<string>;
  /** English only. */
  isEnglish: boolean;
};

/** Enough for all pairs of 100 people; in larger meetings, the pairs with most exchanges are kept. */
export const linksMax = 5000;

/** Makes a node for each participant and a link for every two who spoke to each other. */
export function connectionGraph(input: ConnectionGraphInput): {
  nodes: GraphNode[];
  links: GraphLink[];
} {
  const {
    talk,
    times,
    questions,
    exchanges,
    onMatter,
    topics,
    feelings,
    moods,
    weights,
    subjects,
    isEnglish,
  } = input;
  const { names, marksQuestions } = talk;
  const engagement = engagementScores(times, exchanges, marksQuestions ? questions : []);
  const expected = expectedExchanges(names.length, exchanges);
  const mentions = topicMentions(talk, topics);
  const chairs = chairsOf(talk);

  const nodes = names.map((name, person) => ({
    id: participantId(person),
    name,
    sentiment: moods[person]?.sentiment ?? 'neutral',
    engagementScore: engagement[person] ?? 0,
  }));
  const links = mostFrequent(findInteractions(talk, exchanges, questions), linksMax).map(
    (interaction) => {
      const { sides, value } = interaction;
      const chance = expected(sides[0].from, sides[1].from);
      const spoken = [...sides[0].turns, ...sides[1].turns];
      const summary = pairSummary({
        interaction,
        names,
        marksQuestions,
        feelings,
        weights,
        subjects,
        isEnglish,
      });
      const advice = !isEnglish
        ? []
        : recommendationsFor({
            interaction,
            names,
            chairs,
            feelings,
            expected: chance,
            topics,
            topicMentions: mentions,
          });
      return {
        source: participantId(sides[0].from),
        target: participantId(sides[1].from),
        sentiment: shownFeeling(withScores(spoken, feelings))?.sentiment ?? 'neutral',
        value,
        onMatter: spoken.filter(({ index }) => onMatter.has(index)).length,
        strength: strength(value, chance),
        summaryOfInteractions: summary.map(({ text }) => text),
        communicationRecommendations: advice.map(({ text }) => text),
        evidence: {
          summaryOfInteractions: summary.map(({ evidence }) => evidence),
          communicationRecommendations: advice.map(({ evidence }) => evidence),
        },
      };
    },
  );
  return { nodes, links };
}
