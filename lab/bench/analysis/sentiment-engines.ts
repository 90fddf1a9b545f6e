import { scoreLine } from '@rapport/transcript';
import natural from 'natural';
import Sentiment from 'sentiment';
import vader from 'vader-sentiment';

/** By how much each side exceeds the engine's threshold; neutral if neither exceeds 0. */
export type Leaning = { negative: number; positive: number };

export type SentimentEngine = { name: string; leaningOf: (text: string) => Leaning };

/** A line between the two thresholds is neutral. */
const byScore = (name: string, threshold: number, scoreOf: (text: string) => number) => ({
  name,
  leaningOf: (text: string) => {
    const score = scoreOf(text);
    return { negative: -score - threshold, positive: score - threshold };
  },
});

const words = /[a-z']+/g;
const afinn = new Sentiment();
const stemmed = new natural.SentimentAnalyzer('English', natural.PorterStemmer, 'afinn');
/** A threshold at which any score except 0 is a feeling. */
const anyScore = Number.MIN_VALUE;

export const sentimentEngines: readonly SentimentEngine[] = [
  {
    name: 'Rapport',
    leaningOf: (text) => {
      const { positive, neutral, negative } = scoreLine(text).probabilities;
      return { negative: Math.log(negative / neutral), positive: Math.log(positive / neutral) };
    },
  },
  byScore(
    'vader-sentiment',
    0.05,
    (text) => vader.SentimentIntensityAnalyzer.polarity_scores(text).compound,
  ),
  byScore('sentiment', anyScore, (text) => afinn.analyze(text).score),
  byScore('natural', anyScore, (text) => {
    const score = stemmed.getSentiment(text.toLowerCase().match(words) ?? []);
    return Number.isNaN(score) ? 0 : score;
  }),
];
