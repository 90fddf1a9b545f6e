/** Types for the used parts of sentiment libraries that have none. */

declare module 'vader-sentiment' {
  const library: {
    SentimentIntensityAnalyzer: { polarity_scores(text: string): { compound: number } };
  };
  export default library;
}

declare module 'sentiment' {
  export default class Sentiment {
    analyze(text: string): { score: number };
  }
}

declare module 'natural' {
  const library: {
    PorterStemmer: unknown;
    SentimentAnalyzer: new (
      language: 'English',
      stemmer: unknown,
      vocabulary: 'afinn',
    ) => { getSentiment(words: string[]): number };
  };
  export default library;
}
