import { findExchanges } from '../3-features/exchanges.ts';
import { namesSaidTo } from '../3-features/names-said.ts';
import { findQuestions } from '../3-features/questions.ts';
import { chairsOf } from '../3-features/roles.ts';
import { topicCandidates } from '../3-features/topic-candidates.ts';
import { topicMentions } from '../3-features/topic-mentions.ts';
import { subjectsAmong, topicsAmong } from '../3-features/topics.ts';
import { scoreLine } from '../4-sentiment/score-turn.ts';
import { pairSummary } from '../5-summaries/pair.ts';
import { phraseWeights } from '../5-summaries/phrase-weights.ts';
import { quotableSentences } from '../5-summaries/quotable.ts';
import { recommendationsFor } from '../5-summaries/recommendations.ts';
import { findInteractions } from '../6-graph/interactions.ts';
import { expectedExchanges } from '../6-graph/strength.ts';
import { talkFrom, turnsOf } from './turns-of.ts';

export function pairsOf(script: string) {
  const talk = talkFrom(script);
  const turns = turnsOf(script);
  const saidTo = namesSaidTo(talk);
  const questions = findQuestions(talk, saidTo);
  const exchanges = findExchanges(talk, questions, saidTo);
  const feelings = turns.map(({ text }) => scoreLine(text));
  const weights = phraseWeights(quotableSentences(talk), talk.turns.length);
  const expected = expectedExchanges(talk.names.length, exchanges);
  const candidates = topicCandidates(talk, []);
  const topics = topicsAmong(talk, candidates);
  const mentions = topicMentions(talk, topics);
  return new Map(
    findInteractions(talk, exchanges, questions).map((interaction) => {
      const [{ from, to }] = interaction.sides;
      const advice = recommendationsFor({
        interaction,
        names: talk.names,
        chairs: chairsOf(talk),
        feelings,
        expected: expected(from, to),
        topics,
        topicMentions: mentions,
      });
      const summary = pairSummary({
        interaction,
        names: talk.names,
        marksQuestions: talk.marksQuestions,
        feelings,
        weights,
        subjects: subjectsAmong(candidates),
        isEnglish: true,
      });
      const said = [...summary, ...advice].flatMap(({ evidence }) => evidence);
      return [
        `${talk.names[from]}, ${talk.names[to]}`,
        {
          summary: summary.map(({ text }) => text),
          advice: advice.map(({ text }) => text),
          quotes: said.map(({ quote }) => quote),
          isProven: said.every(({ turn, quote }) => turns[turn]?.text.includes(quote)),
        },
      ];
    }),
  );
}
