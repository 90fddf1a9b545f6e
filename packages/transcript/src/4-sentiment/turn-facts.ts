import { saysTopic } from '../3-features/says-topic.ts';
import type { Talk } from '../3-features/talk.ts';
import type { Topic } from '../3-features/topics.ts';
import type { TurnFact, TurnSentiment } from '../types.ts';
import { hasFeelingModel } from './score-turn.ts';

type Feelings = readonly Pick<TurnSentiment, 'sentiment'>[];

/**
 * Counts the turns of each participant by the topics that they mention, so that facts of many meetings can be added
 * up. Each turn is in one fact. Classes are counted only in languages with a model; lines that nobody said are left
 * out.
 */
export function turnFacts(
  { names, turns }: Talk,
  topics: readonly Topic[],
  feelings: Feelings,
  language: string,
): TurnFact[][] {
  const own = names.map(() => new Map<string, TurnFact>());
  const says = topics.map(saysTopic);
  const isJudged = hasFeelingModel(language);
  for (const { index, speaker, sentences, written } of turns) {
    const facts = speaker === null || written ? undefined : own[speaker];
    if (!facts) continue;
    const about = [...says.entries()]
      .filter(([, isSaid]) => sentences.some(isSaid))
      .map(([position]) => position);
    const key = about.join();
    const fact = facts.get(key) ?? {
      topics: about,
      turns: 0,
      positive: 0,
      neutral: 0,
      negative: 0,
    };
    facts.set(key, fact);
    fact.turns += 1;
    if (isJudged) fact[feelings[index]?.sentiment ?? 'neutral'] += 1;
  }
  return own.map((facts) => [...facts.values()]);
}
