import { maskedOf } from './masked.ts';

/** Why a question is not answered, or only on a second press (`sensitive`). */
export type Refusal = 'mood-of-person' | 'leaving' | 'worth' | 'source' | 'sensitive' | 'language';

const persons =
  '(?:person|people|persons|colleagues?|employees?|members?|engineers?|developers?|designers?|managers?|reports|someone|somebody|anyone|everyone|everybody|guys|staff|individuals?|two|three|us|them|team ?mates?|@group)';
const felt =
  '(?:negative|positive|happy|unhappy|sad|angry|frustrated|moody|grumpy|gloomy|pessimistic|optimistic|miserable|cheerful|stressed|depressed|toxic|demotivated|motivated|bitter|annoyed|irritated|dissatisfied|satisfied|content|upset|low|down|burnt out|burned out|cynical)';
const feltMost =
  '(?:unhappiest|happiest|saddest|angriest|grumpiest|gloomiest|moodiest|most (?:\\w+ )?@felt|least (?:\\w+ )?@felt)'.replaceAll(
    '@felt',
    felt,
  );
const mood = '(?:moods?|morale|sentiment|attitudes?|feelings?)';
const leave =
  '(?:quit|quits|quitting|resign|resigns|resigning|leave|leaves|leaving|walk out|hand in (?:his|her|their) notice|give notice|look for (?:another|a new) job|looking for (?:another|a new) job|job hunting|jump ship|go away|move on)';
const worth =
  '(?:weakest|strongest|best|worst|top|bottom|laziest|smartest|cleverest|most (?:valuable|useless|productive|important|talented|competent|incompetent|lazy|useful|replaceable|expendable)|least (?:valuable|useful|productive|competent|important|engaged|talented))';
const work =
  '(?:performers?|performing|employees?|engineers?|developers?|designers?|managers?|sellers?|people|person|persons?|workers?|colleagues?|members?|talents?|contributors?|leaders?|staff|salesperson|of my team|in @group|in the (?:team|company))';

/** Patterns of masked questions; a question about a group's mood is none of them. */
const patterns: readonly (readonly [Refusal, string])[] = [
  [
    'worth',
    `let (?:@person|him|her|someone|somebody) go|(?:fire|sack) (?:@person|him|her|someone|somebody)`,
  ],
  ['worth', `(?:rate|rank|grade|score) (?:\\S+ ){0,4}(?:performance|by how)`],
  [
    'worth',
    `(?:who|which|the) (?:\\S+ ){0,6}(?:most|least|more|less) (?:annoying|difficult|irritating|helpful|useless|useful)`,
  ],
  [
    'source',
    `(?:find out |guess |tell me |know )?who (?:complained|wrote|posted|moaned|ranted) (?:\\S+ ){0,2}(?:about|comment|remark|complaint|note|message)`,
  ],
  [
    'mood-of-person',
    `(?:who|which) of (?:the )?(?:\\S+ ){1,3}(?:is|was|are|sounds) (?:the )?(?:more|most|less|least) ${felt}`,
  ],
  [
    'worth',
    `(?:evaluate|assess|judge|grade|score|appraise) (?:\\S+ ){0,5}(?:@person|${persons}|leadership|qualities)`,
  ],
  [
    'worth',
    `trouble ?makers?|(?:is|are|was) (?:he|she|they|@person) (?:\\S+ )?(?:incompetent|useless|lazy|stupid|any good)`,
  ],
  [
    'source',
    `who (?:dislikes?|hates?|likes?|badmouths?) (?:@person|me|us)|(?:guess|find out|tell me|identify|reveal|know) who (?:wrote|said|made|filed|sent) (?:the|that|this) (?:complaint|remark|comment|criticism)`,
  ],
  [
    'leaving',
    `(?:will|be|is|are) (?:be )?gone by|(?:hand|hands|handing) in (?:his|her|their) notice`,
  ],
  [
    'mood-of-person',
    `(?:score|rate|grade|rank) (?:\\S+ ){0,5}(?:positivity|negativity|happiness|mood)`,
  ],
  [
    'source',
    '(?:anonymous|anonymously|leaked|leaks|leaker|snitch\\w*|whistle ?blow\\w*|behind (?:the |that |this )?(?:remark|comment|complaint|quote|rumou?r|criticism|feedback|leak|unnamed)|(?:who|which person) (?:is|was) (?:it )?behind|unnamed (?:speaker|person|colleague))',
  ],
  [
    'source',
    'who (?:complained|told on|told tales|gossips?|gossiped|bad mouths?|badmouthed|spoke badly|speaks badly|said bad things|reported) (?:\\S+ )?(?:about|on|against)? ?@person',
  ],
  [
    'mood-of-person',
    `(?:compare|who is happier|happier|unhappier|more positive|more negative) (?:\\S+ ){0,4}@person`,
  ],
  [
    'mood-of-person',
    `@person (?:\\S+ ){0,3}(?:better|worse|best|worst|good|bad) (?:\\S+ )?${mood}`,
  ],
  [
    'worth',
    `who (?:works?|worked|meets?|helps?|complains?|argues?|asks?|worries?|cares?) (?:\\S+ )?(?:too (?:much|little|often|rarely|seldom|hard)|enough)`,
  ],
  ['worth', `who is the (?:worst|best|weakest|strongest) (?:of|among|in|person|one)`],
  [
    'leaving',
    `(?:flight|attrition|retention|resignation|turnover|leaving) (?:risks?|probability|likelihood|forecast)|risk of (?:leaving|quitting|losing @person|resigning)`,
  ],
  [
    'leaving',
    `(?:who|whoever|which|is|are|will|would|might|does|do|could|likely|chance|chances|probability|odds|${persons}) (?:\\S+ ){0,8}(?:going to|about to|want|wants|wanting|planning to|plans to|plan to|thinking (?:of|about)|think (?:of|about)|considering|likely to|likely|will|might|may|could|ready to|tempted to|next to|intends? to) (?:\\S+ ){0,3}${leave}`,
  ],
  [
    'leaving',
    `(?:will|is|are|might|could|would) @person (?:be )?(?:still be (?:here|with us)|stay|${leave})(?! (?:the|a|it|this|early|on|for|work) )`,
  ],
  [
    'leaving',
    `(?:likely|chance|chances|probability|odds|risk|danger) (?:\\S+ ){0,6}(?:@person|${persons}) ${leave}`,
  ],
  [
    'leaving',
    `who (?:will|would|might|may|is|are) (?:\\S+ ){0,3}${leave}|who (?:do|will|could|might) we lose|next to (?:go|leave|quit)|${leave} next`,
  ],
  ['worth', `(?:under ?perform|low perform|poor perform|high perform|out perform|overperform)\\w*`],
  ['worth', `${worth} (?:\\S+ )?${work}`],
  [
    'worth',
    `(?:who|whom|which|one person|someone) (?:\\S+ ){0,6}(?:cut|fired|sack|sacked|lay off|laid off|let go|get rid of|replace|be replaced|demote|promote|promoted|promotion|deserves?|raise|bonus)(?! (?:of|about|the) )`,
  ],
  [
    'worth',
    `(?:who|whom|if|which) (?:\\S+ ){0,6}(?:cut|fire|sack|lay off|let go|get rid of) (?:\\S+ ){0,3}(?:person|people|someone|somebody|one|@person|in @group|first)`,
  ],
  [
    'worth',
    `(?:rank|rate|grade|score|compare|order|sort) (?:\\S+ ){0,5}(?:by|on|according to|for) (?:\\S+ ){0,2}(?:performance|skills?|quality|value|productivity|usefulness|competence|contribution|talent|worth|impact)`,
  ],
  [
    'worth',
    `(?:is|are|was) @person (?:\\S+ ){0,2}(?:good|bad|competent|incompetent|lazy|useless|worth|any good|smart|stupid|productive|a good|a bad|better|worse|overpaid|replaceable|doing a good|doing well)`,
  ],
  [
    'worth',
    `(?:does|do) @person (?:\\S+ )?(?:deserve|pull (?:his|her|their) weight|work hard|do (?:a |any )?good)`,
  ],
  [
    'worth',
    `who (?:is|are) (?:the )?(?:\\S+ )?(?:weakest|laziest|most useless|not pulling|a waste|slacking|dead weight|doing nothing|the problem|incompetent|useless|lazy|overpaid|worst at|bad at|best at)`,
  ],
  [
    'worth',
    `(?:who|which of) (?:\\S+ ){0,4}(?:does not|do not|is not) (?:pull|work|do (?:his|her|their))`,
  ],
  [
    'mood-of-person',
    `(?:who|whom|which (?:\\S+ )?${persons}) (?:\\S+ ){0,6}(?:spoils?|ruins?|drags? down|poisons?|kills?|lifts?) (?:\\S+ ){0,3}${mood}`,
  ],
  ['mood-of-person', `whose (?:\\S+ ){0,3}${mood}`],
  [
    'mood-of-person',
    `(?:who|which (?:\\S+ ){0,3}${persons}|which of (?:\\S+ ){1,4}|everybody|everyone|people|those|anyone|list) (?:\\S+ ){0,8}(?:best|worst|better|worse|lowest|highest|low|bad|good|negative|positive|terrible|great|average|dropped|drop) (?:\\S+ ){0,2}${mood}`,
  ],
  [
    'mood-of-person',
    `(?:who|everybody|everyone|people|those|anyone|list|persons|which (?:\\S+ ){0,3}${persons}) (?:\\S+ ){0,6}${mood} (?:\\S+ ){0,3}(?:under|below|above|over|less|lower|worse|higher|dropped|fell|falling|sank|of|is|has|score|drop|down|up)`,
  ],
  [
    'mood-of-person',
    `(?:rank|rate|sort|order|list|compare|top|bottom) (?:\\S+ ){0,8}(?:by|on|in|of) (?:\\S+ ){0,2}(?:${mood}|happiness|negativity|positivity)`,
  ],
  ['mood-of-person', `(?:rank|sort|order|compare|list|top|bottom) (?:\\S+ ){0,5}${feltMost}`],
  [
    'mood-of-person',
    `(?:who|which|top|the|our|most) (?:\\S+ ){0,4}${feltMost} (?:\\S+ )?(?:${persons}|in |of |one |with |about |at |right |this |these |lately |these |now )`,
  ],
  [
    'mood-of-person',
    `(?:who|which ${persons}) (?:is|are|was|were|sounds?|seems?|feels?|looks?|has been|have been) (?:\\S+ ){0,3}(?:${feltMost}|${felt})`,
  ],
  [
    'mood-of-person',
    `(?:is|was|are|were|does|has|did|do) @person (?:\\S+ ){0,4}(?:${felt}|happier|unhappier|sadder|angrier|happy|in a (?:good|bad) mood)`,
  ],
  ['mood-of-person', `how (?:\\S+ )?(?:${felt}|happy) (?:is|was|does|has) @person`],
  ['mood-of-person', `(?:is|was) @person s? ?(?:\\S+ )?${mood}`],
  [
    'mood-of-person',
    `${mood} (?:\\S+ )?(?:of|for|from) (?:@person|each (?:person|employee|member)|every (?:person|employee|member)|single people|individual)`,
  ],
  ['mood-of-person', `@person (?:s )?(?:\\S+ )?(?:mood|morale|sentiment)(?! (?:of|in|at) )`],
  [
    'mood-of-person',
    `(?:how|what) (?:is|was|does|did|has) (?:\\S+ )?@person (?:\\S+ )?(?:feeling|feel|felt)(?! (?:about|on|sick|ill))`,
  ],
  ['mood-of-person', `${mood} (?:by|per) (?:person|employee|member|head|name)`],
  [
    'mood-of-person',
    `(?:unhappiest|happiest|saddest|angriest|grumpiest|gloomiest|moodiest) (?:\\S+ ){0,2}(?:${persons}|in |of )`,
  ],
  ['mood-of-person', `(?:most|least) ${felt} (?:\\S+ ){0,2}${persons}`],
];

const privateMatter =
  '(?:ill|illness|sick|sickness|sick leave|unwell|health|healthy|sleep|sleeping|insomnia|hospital|doctor|surgery|operation|pregnant|pregnancy|parental leave|maternity|maternity leave|paternity|paternity leave|kids?|child|children|baby|babies|son|daughter|family|wife|husband|spouse|married|marriage|wedding|divorce|divorced|divorcing|separated|girlfriend|boyfriend|therapy|therapist|burn ?out|burnout|burned out|burnt out|migraines|depress\\w*|anxiety|cancer|disease|diagnos\\w*|injur\\w*|disab\\w*|medication|medicine|mother|father|mum|mom|dad|parents|brother|sister|funeral|bereave\\w*|grief|migraine|back pain|covid|vaccin\\w*|allerg\\w*|drinking|alcohol|adhd|autis\\w*|mental|chemo|knee|heart|shoulder|hip|diabet\\w*|asthma|epilep\\w*|heart attack|stroke|operated|partner|split up|broke (?:his|her) (?:leg|arm|foot)|caring for|carer|rehab|miscarriage|religio\\w*|pray\\w*|church|gay|lesbian|pregnan\\w*)';
const isPrivate = new RegExp(`(?<= )${privateMatter}(?= )`);
const ofPerson =
  / (?:@person|who|whose|anyone|anybody|somebody|someone|colleagues?|he|she|his|her) /;

/** A mood of groups is no mood of a person. */
const ofGroups =
  / (?:which|what|best|worst|every|each) (?:\S+ ){0,2}(?:departments?|teams?) (?!member|mate|person|people)/;

const refused = patterns.map(([refusal, pattern]) => ({
  refusal,
  pattern: new RegExp(`(?<= )(?:${pattern.trimEnd()})(?= |(?<= ))`),
}));

/** Whether a matter is of the health or family of people. */
export const isPrivateMatter = (matter: string): boolean => isPrivate.test(maskedOf(matter).text);

/** Why a masked question is refused; null if it is not. */
export function refusalOf(text: string): Refusal | null {
  if (isPrivate.test(text) && ofPerson.test(text)) return 'sensitive';
  const found = refused.find(({ pattern }) => pattern.test(text))?.refusal ?? null;
  return found === 'mood-of-person' && ofGroups.test(text) ? null : found;
}
