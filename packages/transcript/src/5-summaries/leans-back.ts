import { leavesOutTheMatter } from './leaves-out-the-matter.ts';

const joiners =
  '(?:(?:and|but|so|or|because|then|also|well|yeah|yes|yep|no|nope|okay|ok|right|now|sure|i mean|you know|like|exactly|correct|oh|ah|maybe|plus|actually|honestly|obviously|however|still|eventually|meanwhile|finally)\\b[\\s,.-]*)*';
/** Beginnings that refer to what was said before. */
const opening = new RegExp(
  `^(?:… )?["“'‘(]*${joiners}(?:it|it's|it'll|that|this(?! (?:past |coming )?(?:week|month|year|quarter|sprint|morning|afternoon|evening|summer|winter|spring|autumn|time)\\b)|these|those|he|she|they|him|her|them|his|their|its|that's|he's|she's|they're|they've|which|who|whose|there it|here it|if so|if not|if (?:it|that|this|they)|same|the same|both|neither|either|such|another|others?|otherwise|instead|the (?:other|others|former|latter|first|second|third|last|only) (?:one|is|was|are|were|thing)|one (?:is|was|for|of them)|(?:not|none|some|most|all|many|few|half|two|three|each) of (?:it|them|that|this|those|these)|with (?:that|this|it)\\b(?! \\w+ (?:is|was|are|were|we|I|you|the)\\b)|for (?:that|this|it)[,.]|in (?:that|this) case|as (?:such|mentioned|discussed|said)|like that|like this|there (?:he|she|they|it)|since then|(?:after|before|by|until|because of) (?:that|then|this|it)\\b(?! \\p{L}+)|at (?:that|this) point|(?:just|only|probably|mainly|mostly|usually) (?:the|a|an|in|on|at|for|with|because|like)|more (?:like|or less)|further(?:more)?|besides|likewise|similarly|again|by doing|(?:first|second|third|last)(?:ly)?(?: of all)?,(?: \\p{L}+)?|meaning|hence|thus|therefore|as a result|in other words|for (?:example|instance))\\b`,
  'iu',
);
const thing = /\b(?:it|it's|it'll|its|they|them|their|they're|they've|they'll)\b/gi;
const person = /\b(?:he|him|his|he's|he'll|she|her|hers|she's|she'll)\b/gi;
/** As a pronoun, not before a noun. */
const matter =
  /\b(?:that's|(?:that|this|those|these)(?= ?(?:[.,;:!?…—–-]|$| (?:is|was|would|will|should|can|could|has|means|meant|makes|made|by|before|on|to|for|and|or|tomorrow|next|until|with|in|over|up|out|off|too|as|now|then|either|again|right|already)\b)))\b/gi;
/** 'It' that stands for nothing. */
const empty =
  /\b(?:it|it's|it'll)(?= (?:is|was|would be|will be|might be|may be) (?:\w+ )?(?:clear|important|possible|impossible|likely|unlikely|hard|easy|difficult|better|worse|best|time|necessary|true|fair|good|great|nice|safe|worth|okay|fine|raining|snowing|late|early|not about)| (?:seems|turns out|makes sense|feels like)| (?:important|possible|hard|easy|difficult|clear|that|sounds)\b)|(?<=\S )so that\b|\b(?:make|makes|made) it (?:clear|easy|easier|hard|harder|possible|difficult|to)\b|\bthat's (?:why|because|when|where)\b/gi;
const determiner =
  '\\b(?:[Tt]he|[Aa]n?|[Oo]ur|[Mm]y|[Yy]our|[Ee]very|[Ee]ach|[Nn]o|[Aa]ny|[Ss]ome|[Aa]ll|[Bb]oth|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|\\d+)';
/** What such words may stand for, if it comes before them in the sentence. */
const noun = new RegExp(
  `${determiner} (?!of\\b|it\\b|them\\b|that\\b|this\\b|those\\b|bit\\b|lot\\b|way\\b|ones?\\b|other\\b|same\\b|few\\b|little\\b|while\\b|minute\\b|moment\\b|things?\\b|part\\b|side\\b|point\\b|day\\b|end\\b|beginning\\b|reason\\b|idea\\b|question\\b|case\\b|place\\b|kind\\b)[\\p{L}\\d-]{3,}|\\b\\p{L}{3,}(?:tion|ment|ings?|ers?|ies|ons|nts|ets|els)\\b`,
  'u',
);
const name = new RegExp(
  `(?<=\\S )\\p{Lu}[\\p{L}\\d]{2,}|^\\p{Lu}\\p{L}{2,} (?:is|was|has|will|can|had|says|said|wants|needs)\\b|${determiner} \\p{L}{3,}`,
  'u',
);
const clause = new RegExp(
  `(?:${determiner}|\\b(?:we|We|I|[Tt]hey)) .*(?:, | (?:and|but|so|because|if|when|which) )`,
  'u',
);
const afterwards =
  /\b(?:the (?:other|others|former|latter)\b(?! \w)|that one|this one|those ones|the (?:first|second|last|same) one|the same (?:thing|way|here)|like (?:that|this)\b(?! \w)|of (?:it|them|those|these)[.,!]|as well[.!]|too[.!]|\bhere\b|(?:this|these) (?!weeks?\b|months?\b|years?\b|quarters?\b|sprints?\b|morning\b|afternoon\b|evening\b|times?\b|points?\b|summer\b|winter\b|spring\b|autumn\b|days?\b|kinds?\b|sorts?\b|is\b|was\b|are\b|will\b|can\b|could\b|would\b|should\b|has\b|mean|makes?\b|we\b|I\b|release\b|iteration\b|meeting\b|call\b|team\b|group\b|company\b|country\b|house\b|government\b|committee\b|council\b|project\b|past\b|coming\b|last\b|next\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\p{L}+|(?:at|of|for|in|on|with|by|from|to) that (?!time|point|said|being|case|extent|way|matter|respect|it|we|you|they|he|she|there|I\b|the|a|an|our|is|was|are|will|would|has|have|can|could|should|all|every|no|some)\p{L}+|that (?:particular|specific|same)\b|do so|doing so|did that|do that|do this|doing that|doing this)/iu;

/** Whether a sentence has a word that points to what was said before it. */
export function leansBack(said: string): boolean {
  const text = said.replaceAll('’', "'");
  const bare = text.replace(empty, ' ');
  if (opening.test(bare.trim()) || afterwards.test(bare) || leavesOutTheMatter(text)) return true;
  return (
    hasUnmet(bare, thing, noun) || hasUnmet(bare, person, name) || hasUnmet(bare, matter, clause)
  );
}

const hasUnmet = (text: string, pronoun: RegExp, meant: RegExp): boolean =>
  text.matchAll(pronoun).some(({ index }) => !meant.test(text.slice(0, index)));
