const kinds: readonly [cue: RegExp, weight: number][] = [
  [
    /\b(?:we(?:'ve| have|'re| are)? (?:decided|agreed|agree|going with|settled|all aligned)|decision|let's (?:go|stick|keep|move forward|do|plan|aim|target|include|merge|drop|remove|make)|we(?:'ll| will| should| can| are going to|'re going to) (?:go (?:with|ahead)|stick|keep|move|do|have|use|include|ship|launch|start|postpone|defer|drop|remove|merge|target|aim|plan)|consensus|approved|no objections?|no (?:strong )?opposition|final(?:ize|ise)d?|motion|resolution|included|rejected|declined|postponed?|deferred?|merge[ds]?|by default|the default|then we(?:'ll| can| will| should)|we should (?:just )?(?:not )?(?:do|go|keep|move|have|use|include|start|wait|add|try|make|focus|aim))\b/i,
    1.2,
  ],
  [
    /\b(?:is|are|was|were|been|be) (?:now |already |almost |still |not (?:yet )?)?(?:ready|done|complete|completed|finished|finalized|merged|live|released|launched|deployed|stable|scheduled|delayed|on track|working|running|blocked|broken|planned|approved|open|closed)\b|\b(?:released|launched|shipped|deployed|merged|completed|in progress|we have (?:a|an|the|two|three|four|five|all))\b/i,
    0.6,
  ],
  [
    /\b(?:(?:i|we) (?:think|believe|feel) (?:that )?(?:we|it|this|the)\b.*\b(?:should|must|need|better|would)|i(?:'d| would)? (?:prefer|propose|suggest|recommend|support|oppose|vote|lean)|in favou?r of|against|my (?:proposal|suggestion|preference|recommendation|position)|makes? (?:more |the most )?sense to|the (?:plan|proposal|goal|idea|aim|target) is)\b/i,
    0.6,
  ],
  [
    /\b(?:problems?|issues?|bugs?|risks?|fail(?:s|ed|ing|ure)?|broken|block(?:ed|er|ing)|missing|concern(?:s|ed)?|delay(?:s|ed)?|too (?:late|slow|expensive|much|many|few)|can(?:no|')t|not enough|shortage|unable|difficult)\b/i,
    0.4,
  ],
  [
    /\b(?:(?:by|until|on|before|after|next|this|end of|early|mid) ?-?(?:the )?(?:end of )?(?:monday|tuesday|wednesday|thursday|friday|week|month|year|quarter|january|february|march|april|may|june|july|august|september|october|november|december)|deadline|q[1-4]|20[2-9]\d|(?:january|february|march|april|june|july|august|september|october|november|december) \d)\b/i,
    0.5,
  ],
];

/** 0 for nothing, 1 for a decision. */
export const substanceOf = (text: string): number =>
  kinds.reduce((sum, [cue, weight]) => sum + (cue.test(text) ? weight : 0), 0);
