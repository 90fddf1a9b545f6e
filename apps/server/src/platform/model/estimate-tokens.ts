const word = /\p{L}+|\p{N}+/gu;

/** Tokens of a text, rather too many: a token has three letters of English, or one of what needs more bytes. */
export function estimateTokens(text: string): number {
  const simple = simpleLetters(text);
  return Math.ceil(simple / 3 + (text.length - simple));
}

/** No usual model reads a text with fewer tokens, since none spans two words. */
export function fewestTokens(text: string): number {
  let words = 0;
  for (const _ of text.matchAll(word)) words += 1;
  return words;
}

/** Shares below which a question was cut; the rest is for texts and models that differ. */
const clearlyLess = { thanUsual: 0.75, thanWords: 0.9 };
/** The fewest tokens for each estimated one, in English: of models with the largest vocabularies, over 5 letters each. */
const fewestShare = 0.55;
const nearCeiling = 0.01;
/** Of simple letters; only such texts have about as many tokens as each other. */
const alike = 0.95;

/** Compares estimates with what servers say they read. */
export function createTokenScale() {
  /** The highest and the lowest count for each estimated token. */
  let highest: number | null = null;
  let lowest = 0;
  /** What was read of the last question that was cut: a question of which as much is read was cut too. */
  let ceiling = 0;
  const isLess = (text: string, read: number): boolean => {
    const share = Math.max(fewestShare, lowest * clearlyLess.thanUsual);
    const usual = isSimple(text) ? estimateTokens(text) * share : 0;
    return read < Math.max(usual, fewestTokens(text) * clearlyLess.thanWords);
  };
  return {
    estimate: (text: string) => Math.ceil(estimateTokens(text) * (highest ?? 1)),
    /** Whether `read` tokens are too few for the text. */
    isCut(text: string, read: number): boolean {
      if (!isLess(text, read)) return Math.abs(read - ceiling) < ceiling * nearCeiling;
      ceiling = read;
      return true;
    },
    /** Takes over the count of a question that was read whole. */
    learn(text: string, read: number) {
      const seen = read / estimateTokens(text);
      highest = Math.max(highest ?? 0, seen);
      if (isSimple(text)) lowest = lowest === 0 ? seen : Math.min(lowest, seen);
    },
  };
}

/** Whether nearly all letters are those of English. */
const isSimple = (text: string): boolean => simpleLetters(text) >= text.length * alike;

function simpleLetters(text: string): number {
  let simple = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) < 128) simple += 1;
  return simple;
}
