import type { Sentence } from '../3-features/sentences.ts';

const pointers = new Set(
  'this there here other another others same such both either one ones else'.split(' '),
);
const pronouns = new Set("it it's its it'll they them their they're they'll".split(' '));
const mostContent = 10;
const mostArticles = 4;
const mostCommas = 4;
/** In words. */
const turnUnit = 15;
const mostTurnClass = 6;
/**
 * In logits; what readers took for right among 1,253 sentences of rough talk that could be quoted (docs/analysis.md).
 */
const weights = {
  likely: 0.5,
  before: -0.47,
  contentWord: 0.18,
  word: 0.05,
  turnClass: -0.11,
  pointer: -0.56,
  pronoun: -0.34,
  article: -0.22,
  comma: -0.25,
  beginsWithSo: -0.35,
  always: -1.04,
};

type Said = {
  sentence: Sentence;
  /** 0 to 1: that a person notes it. */
  likely: number;
  /** Whether the sentence before has to stand with it. */
  needsBefore: boolean;
  turnWords: number;
};

/**
 * 0 to 1: how likely a sentence is right for a reader who was not there. Words with content help; words that point
 * elsewhere, long turns and many parts hinder.
 */
export function clarityOf({ sentence, likely, needsBefore, turnWords }: Said): number {
  const { text, tokens, keys } = sentence;
  const count = (words: ReadonlySet<string>) => tokens.filter((token) => words.has(token)).length;
  const content = keys.filter((key) => key !== null).length;
  const articles = tokens.filter((token) => token === 'the').length;
  const turnClass = Math.floor(Math.log2(turnWords / turnUnit + 1));
  const sum =
    weights.always +
    weights.likely * Math.log(likely / (1 - likely)) +
    (needsBefore ? weights.before : 0) +
    weights.contentWord * Math.min(mostContent, content) +
    weights.word * tokens.length +
    weights.turnClass * Math.min(mostTurnClass, turnClass) +
    weights.pointer * count(pointers) +
    weights.pronoun * count(pronouns) +
    weights.article * Math.min(mostArticles, articles) +
    weights.comma * Math.min(mostCommas, text.split(',').length - 1) +
    (tokens[0] === 'so' ? weights.beginsWithSo : 0);
  return 1 / (1 + Math.exp(-sum));
}
