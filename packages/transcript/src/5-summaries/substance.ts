const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|march|april|may|june|july|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const small = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const count = `(?:\\d[\\d,.]*|${small}|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|half|a dozen)`;

/** What a sentence states, by its words. */
const kinds = {
  money:
    /[$€£¥₹]\s?\d|\b\d[\d,.]*\s?(?:k|m|bn)?\s?(?:dollars?|euros?|pounds?|francs?|rupees?|cents?|usd|eur|gbp|chf|akt)\b|\b(?:hundred|thousand|million|grand|k) (?:dollars|euros|pounds|francs|rupees)\b|\b(?:budget|invoices?|costs?|price|salary|revenue|discount|funding)\b/i,
  percent: /\d\s?%|\bper ?cent\b|\bpercentage\b/i,
  figure: new RegExp(`\\b${count}\\b`, 'i'),
  date: new RegExp(
    `\\b(?:${weekday}s?|tomorrow|yesterday|${month}(?= \\d|,? (?:and|or)\\b|[.,;!]|$)|\\d(?:st|nd|rd|th)?(?: of)? ${month}|(?:in|by|until|since|of|from|before|after|mid|early|late|next|last|this|end of) ?-?(?:the )?(?:end of )?(?:${month}|week|month|quarter|year|sprint|summer|autumn|winter|spring)|q[1-4]|20[2-9]\\d|deadline|\\d{1,2}[:.]\\d{2}(?: ?[ap]m)?|\\d ?[ap]\\.?m)\\b`,
    'i',
  ),
  duration: new RegExp(
    `\\b(?:${count}|a|one|an|few|several|couple of|another)(?:[ -](?:more|full|business|working|to \\w+))?[ -](?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|sprints?|quarters?)\\b`,
    'i',
  ),
  change:
    /\b(?:from \S+ to \S+|up (?:from|by|to)|down (?:from|by|to)|(?:more|less|fewer|higher|lower|faster|slower|better|worse) than|instead of|rather than|increas|decreas|drop(?:ped|s)|doubl|tripl|halv|grew|rose|fell|twice)/i,
  decision:
    /\b(?:we(?:'ve| have|'re| are)? (?:decided|agreed|agree|going with|settled|all aligned)|decision|let's (?:go|stick|keep|move forward|do|plan|aim|target|include|merge|drop|remove|make)|we(?:'ll| will| should| can| are going to|'re going to) (?:go (?:with|ahead)|stick|keep|move|do|have|use|include|ship|launch|start|postpone|defer|drop|remove|merge|target|aim|plan)|consensus|approved?|no objections?|no (?:strong )?opposition|final(?:ize|ise)d?|motion|resol(?:ution|ved)|included|rejected|declined|postponed?|deferred?|merge[ds]?|by default|the default|then we(?:'ll| can| will| should)|we should (?:just )?(?:not )?(?:do|go|keep|move|have|use|include|start|wait|add|try|make|focus|aim))\b/i,
  state:
    /\b(?:is|are|was|were|been|be) (?:now |already |almost |still |not (?:yet )?)?(?:ready|done|complete|completed|finished|finalized|merged|live|released|launched|deployed|stable|scheduled|delayed|on track|working|running|blocked|broken|planned|approved|open|closed|signed|down|late|behind|due)\b|\b(?:released|launched|shipped|deployed|merged|completed|in progress|we have (?:a|an|the|two|three|four|five|all))\b/i,
  position:
    /\b(?:(?:i|we) (?:think|believe|feel) (?:that )?(?:we|it|this|the)\b.*\b(?:should|must|need|better|would)|i(?:'d| would)? (?:prefer|propose|suggest|recommend|support|oppose|vote|lean)|in favou?r of|against|my (?:proposal|suggestion|preference|recommendation|position|concern|view)|makes? (?:more |the most )?sense to|the (?:plan|proposal|goal|idea|aim|target|point|question) is)\b/i,
  problem:
    /\b(?:problems?|issues?|bugs?|risks?|risky|fail(?:s|ed|ing|ures?)?|broken?|broke|block(?:s|ed|er|ers|ing)?|missing|missed|concern(?:s|ed)?|delay(?:s|ed)?|too (?:late|slow|expensive|much|many|few|small)|can(?:no|')t|couldn't|not enough|shortage|unable|difficult|wrong|complain(?:s|ed|ts?)|errors?|outage|incidents?|crash(?:es|ed)?|leak(?:s|ed)?|behind schedule|slipp(?:ed|ing)|overrun|debt|incomplete|outdated|nobody|no one)\b/i,
  need: /\b(?:need(?:s|ed)? to|must|ha(?:ve|s) to|required?|requires|depends? on)\b/i,
  reason: /\b(?:because|so that|which means|the reason|due to|that's why)\b/i,
  supposed: /\b(?:let's say|suppose|imagine|for example|for instance|if you|you can|say you)\b/i,
  promise: /\bI(?:'ll| will|'m going to| can)\b/,
  you: /\b(?:you|your)\b/i,
  self: /\bI(?:'m|'ve|'d)?\b/,
  group: /\b(?:we|our|us)\b/i,
  negated: /n't\b|\b(?:not|no|never|none)\b/i,
  quoted: /\b(?:said|says|told|asked|reported)\b/i,
  name: /[^.?!…"“:]\s+["“(]?(?!I\b|I'|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}[\p{L}\d]+/u,
  code: /\b(?=[\p{L}\d.-]*\d)(?=[\p{L}\d.-]*\p{L})[\p{L}\d]+(?:[.-][\p{L}\d]+)*\b|\b\p{Lu}{2,}s?\b/u,
  list: /,[^,]+,[^,]* (?:and|or) /,
};

export const kindsOf = (text: string): string[] =>
  Object.entries(kinds).flatMap(([kind, pattern]) => (pattern.test(text) ? kind : []));
