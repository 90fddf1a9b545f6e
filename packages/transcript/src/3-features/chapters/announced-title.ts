import { firstNames } from '../first-names.ts';
import { namesSomething } from '../topic-words.ts';
import { isContentWord, singular, tokensOf } from '../words.ts';

const handover = [
  "(?:let's|we(?:'ll| will| can)?|I(?:'d like to| want to)|to|now) (?:then |now )?(?:mov(?:e|ing)|jump(?:ing)?|switch(?:ing)?|turn(?:ing)?) (?:straight |right |over |on |back )?(?:on)?to",
  "next (?:up|item|topic|point|subject|one|thing)?(?:,? (?:on|in|for) (?:the|our|this) (?:agenda|list))?,? (?:is|was|we have|we've got|would be)",
  '(?:brings|takes|leads|gets) (?:us|me) to|(?:now )?we (?:now )?(?:come|get) (?:now )?to',
  '(?:agenda )?item (?:\\d+|one|two|three|four|five|six)(?: this (?:morning|afternoon))?,? (?:which )?is',
  '(?:first|second|third|fourth|last|final|other) (?:agenda )?(?:item|topic|point|subject) (?:on (?:the|our) agenda )?(?:for today )?(?:is|was)',
];
const mention = [
  '(?:mov(?:e|ing)|jump(?:ing)?|switch(?:ing)?|turn(?:ing)?) (?:straight |right |over |on |back )?(?:on)?to',
  '(?:go(?:ing)?|get(?:ting)?) (?:straight |right |over |on |back )(?:on)?to',
  '(?:start|begin)(?:ing)? (?:off |out )?with',
  '(?:talk|speak|hear)(?:ing)? (?:a (?:little )?bit |more |briefly )?about',
  '(?:discuss|cover)(?:ing)?',
  'questions? (?:now )?(?:on|about|regarding)',
  'updates? (?:on|about|regarding)',
  'presentation (?:on|about|of)',
];
const either = (ways: readonly string[]) => new RegExp(`\\b(?:${ways.join('|')})\\s+`, 'gi');
/** The words of an agenda item need not all come again, and a single one that does so often is enough. */
const kinds = [
  { opening: either(handover), leastAgain: 0.5, fewestWords: 1 },
  { opening: either(mention), leastAgain: 1, fewestWords: 2 },
];
const mentionsOfSingleWord = 4;
const end =
  /[.?!;:…–—()"“”]|--|,? \b(?:and|but|so|or|because|if|when|where|which|who|that|then|is|are|was|were|has|have|had|will|would|can|could|should|do|does|did|I|I'm|we|we'll|we're|we've|you|they|he|she|it|it's|there|here|now|today|next|please|as well|at the moment|right|yeah|okay|again|first|before|after|maybe|since|also|just|actually|really)\b|,/i;
const articles = /^(?:the|a|an|our|my|your|their|some|this|these|its|any)\s+/i;
const noPart =
  /^(?:the|a|an|that|those|them|it|him|her|us|me|you|all|others?|one|another|next|more|each|both|in|on|at|of|to|for|from|with|by|about|not|no|is|are|be|regarding|going|mostly)\b|\b(?:what|how|why|where|whether|this|that|everyone|everybody|bit|minutes?|little|maybe|kind|sort|uh|um|been|being|be|to|going|gonna|let's)\b/i;
const looseEnd =
  /(?:\s+(?:the|a|an|of|in|on|at|to|for|from|with|by|about|into|over|under|as|than|like|very|our|my|your|their|his|her|its))+$/i;
const mostWords = 7;

/**
 * The subject that a speaker announces where a chapter begins; null without an announcement, or if its words do not
 * recur in the chapter. `mentions` counts a content word (by its singular) in the chapter; `people` are parts of names.
 */
export function announcedTitle(
  sentences: readonly string[],
  mentions: ReadonlyMap<string, number>,
  people: ReadonlySet<string>,
): string | null {
  for (const { opening, leastAgain, fewestWords } of kinds) {
    for (const sentence of sentences) {
      for (const found of sentence.matchAll(opening)) {
        const title = nameIn(sentence.slice(found.index + found[0].length), fewestWords);
        if (title !== null && isSubject(title, mentions, people, leastAgain)) return title;
      }
    }
  }
  return null;
}

function nameIn(rest: string, fewestWords: number): string | null {
  const stop = end.exec(rest)?.index ?? rest.length;
  const name = rest.slice(0, stop).trim().replace(articles, '').replace(looseEnd, '').trim();
  const words = name.split(' ');
  if (words.length < fewestWords || words.length > mostWords || noPart.test(name)) return null;
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

function isSubject(
  title: string,
  mentions: ReadonlyMap<string, number>,
  people: ReadonlySet<string>,
  leastAgain: number,
): boolean {
  const tokens = tokensOf(title);
  const content = tokens.filter(isContentWord).map(singular);
  const again = content.filter((word) => (mentions.get(word) ?? 0) > 1);
  const isSingle = !title.includes(' ');
  return (
    content.length > 0 &&
    (!isSingle || (mentions.get(content[0] ?? '') ?? 0) >= mentionsOfSingleWord) &&
    again.length > 0 &&
    again.length >= leastAgain * content.length &&
    namesSomething(content, false) &&
    !tokens.some((token) => people.has(token) || firstNames.has(token))
  );
}
