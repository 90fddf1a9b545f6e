const pronoun = '(we|i|you|they|he|she|it|there)';
const helper =
  "(?:'(?:ve|re|ll|m|s|d)|(?:[,.…-]* (?:am|is|are|was|were|have|has|had|will|would|can|could|do|did|don't|just|really|actually|basically|also|still|currently))){1,2}";

/** Signs that a speaker began anew, searched for words, or was misheard. */
const breaks = [
  // 'we've, we take', 'we are we're'
  new RegExp(`\\b${pronoun}${helper}[,.…-]* \\1\\b`, 'iu'),
  // 'our currently, our whole'
  /\b(our|your|my|their|the|this|these|an?) \p{L}+,? \1\b/iu,
  // 'in the in the'
  /\b(\p{L}+ \p{L}+(?: \p{L}+)?)[,.…-]* \1\b/iu,
  // 'on top of, gloss'
  /\b(?:of|the|an?|our|your|their|my|its|than|into|very|new|really|we|they|to|with|for|from|are|was|were|has|have|will|can),/iu,
  // 'the and when'
  /\b(?:the|an?) (?:the|there|when|if|and|is|are|was|to|of|that|which|we|you|they|i)\b/iu,
  // 'it, you know, works'
  /[,.] (?:you know|i mean|like|sort of|kind of)[,.]|\b(?:you know|i mean)[.]?$/iu,
  /\b(?:um+|uh+m?|er+m?|hmm*)\b.*\b(?:um+|uh+m?|er+m?|hmm*)\b|^(?:… )?(?:um+|uh+m?|erm?)\b/iu,
  /,? (?:yeah|right|okay|so|or something|or whatever)[.]$|\b\p{Lu}{3,} \p{Lu}{2,} \p{Lu}{2,}\b/u,
  // 'we are like the cranes are old', 'I mean'
  /(?:\b(?:is|was|are|were|wasn't|isn't|be|or|and|but|just)|'(?:re|m|s)) like\b|(?<!what )\bi mean\b/iu,
  // Cut at the end of a caption.
  /\b(?:on|for|with|of|to|in|a) (?:new|other|certain|specific|different|various|these|those)[.]$|\b(?:is|are|was|were|focused) (?:\p{L}+ )?on \p{L}+ing[.]$/iu,
];
/** No subject before the verb, and no question: the first half was cut off. */
const headless = /^(?:… )?(?:is|are|was|were|has|am|been|being|than|'s)\b/iu;
/** Before a comma at the start stands an adverb, or the end of another sentence, or who is spoken to. */
const firstWord = /^(?:… )?(\p{L}+), /u;
const adverbs = new Set(
  `first second third next then now later today tomorrow yesterday also however again overall meanwhile so yes no well
  okay still thus hence therefore instead otherwise afterwards indeed besides moreover furthermore nevertheless plus
  here there sometimes often once oh right sure proposed resolved decision resolution action`.split(
    /\s+/,
  ),
);

function beginsWithRest(text: string): boolean {
  const word = firstWord.exec(text)?.[1]?.toLowerCase();
  return word !== undefined && !word.endsWith('ly') && !adverbs.has(word);
}

/** Whether a sentence is not in order as it was said or heard. */
export const isBroken = (text: string): boolean => {
  const said = text.replaceAll('’', "'");
  return (
    headless.test(said) || beginsWithRest(said) || breaks.some((pattern) => pattern.test(said))
  );
};
