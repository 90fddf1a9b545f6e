/** In words. A shorter turn is a remark. */
const wordsMin = 20;
/** Of one that begins with a greeting, as whoever is called up in a round does. */
const greetedMin = 8;
const greeting =
  /^(?:(?:so|yes|yeah|sure|okay|ok|well|oh)[.]? )?(?:hello|hi|hey|good (?:morning|afternoon|evening|day)|thanks|thank you)\b/i;
/** What is told comes at the beginning, in words. */
const beginning = 45;
const signsMin = 2;

const adverbs = '(?:also |still |currently |just |already |now |mostly |basically )*';
const did =
  'finished|merged|released|fixed|updated|implemented|worked|started|opened|added|published|pushed|closed|signed|moved|met|sent|wrote|checked|called|ordered|counted';
const signs = new RegExp(
  [
    `\\bwe(?:'ve|'re|'ll| have| are| were| also| just)? ${adverbs}(?:been|\\w+ing|\\w+ed|did|made|got|ran|had|found|built|sent|wrote|began)\\b`,
    `\\bI(?:'ve| have)? ${adverbs}(?:been \\w+ing|${did})\\b`,
    `\\bI(?:'m| am| was) ${adverbs}(?!going|thinking|guessing|assuming|hoping|wondering|saying|asking|trying to (?:see|understand))\\w+ing\\b`,
    `\\b(?:has|have) ${adverbs}been (?:${did})\\b|\\band have ${adverbs}(?:${did})\\b`,
    `(?:^|[.?!] )(?:(?:yeah|yes|sure|so|and|basically|currently|just|still|also) )*(?:working|implementing|building|testing|fixing|finishing|preparing|passing|waiting)\\b`,
    `^(?:(?:yeah|yes|okay|so|well|hi|hello|hey) )*(?:as )?(?:for|from|on|at) (?:the )?(?!this\\b|that\\b|it\\b|me\\b|us\\b|now\\b|sure\\b)[\\w-]+ (?:we|I)\\b`,
    '\\b(?:good|some|more|little|bit of|great|much|making|made) progress\\b|\\bstill (?:needs?|has|have) to be\\b',
    "\\bno (?:new |big |real |major )?updates?\\b|\\bnot (?:really )?an? update\\b|\\b(?:nothing|not much)(?: has|'s)? (?:changed|new|to report)\\b",
    "\\b(?:on|from) (?:our|my|the \\w+|(?:the )?\\w+'s) (?:own )?(?:side|site|end)\\b",
    '\\b(?:still|also|currently|now) (?:working|implementing|building|testing|fixing|looking|trying|waiting)\\b',
    '\\b(?:last|this) week\\b|\\bsince (?:yesterday|(?:the )?last|monday|tuesday|wednesday|thursday|friday)\\b|\\bcurrently\\b',
    '\\b(?:quick|short|brief|small) update\\b',
  ].join('|'),
  'giu',
);
/** Says itself that it is an update. */
const isUpdate =
  /\bI can (?:(?:give|do) (?:an|the|our|my) update|(?:speak|talk|update|go|start) (?:for|from) (?!this|that|it|the record)\w+)|\bupdates? from (?:our|my|the \w+) (?:side|site|end|team)|\bthat(?:'s| is)(?: kind of| pretty much| basically)? (?:it from (?:our|my)|(?:the|our|my) update)/iu;

/** Whether a turn tells how work of one's own went, as in a round of updates. English only. */
export function tellsProgress(text: string): boolean {
  // Recognised speech has commas wherever somebody paused.
  const words = text.replaceAll('’', "'").replace(/[,…]/g, '').split(/\s+/);
  const isGreeted = greeting.test(words.join(' '));
  if (words.length < (isGreeted ? greetedMin : wordsMin)) return false;
  const told = words.slice(0, beginning).join(' ').match(signs) ?? [];
  return told.length >= (isGreeted ? 1 : signsMin) || isUpdate.test(words.join(' '));
}
