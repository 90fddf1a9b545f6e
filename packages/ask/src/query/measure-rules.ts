import { stem } from '../words/stem.ts';
import type { Measure, QueryGroup, QueryOrder, QueryState } from './query.ts';

/** What a rule reads from a question. Parts that it leaves out are read from other words. */
export type MeasureRead = {
  measure: Measure;
  state?: QueryState;
  group?: QueryGroup;
  order?: QueryOrder;
};
type Rule = readonly [pattern: string, read: MeasureRead];

const who =
  '(?:@person|@group|we|they|people|everyone|everybody|anyone|anybody|someone|somebody|us)';
const be = '(?:is|are|was|were|be|been|being)';
const meeting = '(?:meetings?|calls?|sessions?|syncs?|get togethers?|one on ones?|@series)';
const person =
  '(?:people|persons?|participants?|speakers?|attendees|members|colleagues|employees|voices|names|faces)';
const talk =
  '(?:talk|talks|talked|talking|speak|speaks|spoke|spoken|speaking|chat|chats|chatted|interact|interacts|interacted|communicate|communicates|exchange|exchanges|work|works|worked|deal|deals|engage|engages)';
const say =
  '(?:mention|mentions|mentioned|mentioning|say|said|says|talk about|talked about|talks about|talking about|spoke about|speak about|speaks about|spoken about|bring up|brings up|brought up|raise|raised|raises|come up|came up|comes up|coming up|discuss|discussed|name|named|refer to|referred to|heard about|hear about|spoke of|speak of)';
const most = '(?:(?:the )?(?:most|least)|the loudest|most often|most of the time|a lot)';
const series =
  '(?:series|recurring (?:meetings?|calls?|ones)|regular (?:meetings?|calls?)|repeating (?:meetings?|calls?)|standing (?:meetings?|calls?)|meeting series|rituals?|routines?)';
const action =
  '(?:actions?|action items?|action points?|tasks?|to dos?|todos?|follow ups?|commitments?|promises|assignments?|homework|deliverables?)';
const decide =
  '(?:decide|decided|decides|deciding|decision|decisions|agree on|agreed on|agreed|agreement|agreements|approved|settled)';
const question = '(?:questions?|issues?|points?|matters?|threads?|topics?)';
const topicWord = '(?:topics?|themes?|subjects?)';
const mood = '(?:moods?|morale|atmosphere|vibes?|spirits?|sentiment|feelings?|feeling|climate)';

/**
 * In order; the first that matches applies. Names and days stand as marks. Patterns begin and end at words.
 */
const written: readonly Rule[] = [
  // Summaries
  [
    `(?:why|how come|what reason|for what reason|what is the reason|what was the reason)`,
    { measure: 'said' },
  ],
  [
    `what (?:did|does|do|has|have) (?:@person|he|she|they) (?:say|said|think|mean|reply|answer|propose|suggest|tell|explain)`,
    { measure: 'said' },
  ],
  [`where (?:is|are|will|do|does|can)(?! .{0,40}(?:first|last))`, { measure: 'said' }],
  [`highlights (?:of|from) (?:the |our )?(?:last )?@series`, { measure: 'summary' }],
  [
    '(?:summari[sz]e|summary|recap|sum up|overview of|tl dr|tldr|minutes of (?:the |our )?(?:last |latest )?(?:@series|meeting)|gist of|bring me up to speed on|what is the story (?:with|of|behind)|what is the (?:state|status) of|catch me up on|run me through|walk me through)',
    { measure: 'summary' },
  ],
  [
    `what (?:happened|went on|was discussed|did ${who} discuss|was talked about|did ${who} talk about) (?:in|at|during) (?:the )?(?:last |latest )?@series`,
    { measure: 'summary' },
  ],
  // Series
  [
    `(?:who|whoever) (?:normally |usually |always )?(?:opens|chairs|runs|hosts|leads)(?: the| our)? @series`,
    { measure: 'series', state: 'opener' },
  ],
  [`(?:opener|chair|host) of (?:the |our )?@series`, { measure: 'series', state: 'opener' }],
  [`(?:which|what) ${series} (?:is|are|was) @person (?:in|part of|on)`, { measure: 'series' }],
  [
    `what (?:has )?(?:happened|became|become|went on) (?:to|of|with) (?:the |our )?@series`,
    { measure: 'series' },
  ],
  [
    `(?:who|whoever) (?:runs|run|ran|opens|opened|kicks off|starts off|chairs|chaired|leads|led|hosts|hosted|took over|takes|${be} (?:running|opening|chairing|leading|hosting|in charge of)|owns|holds|moderates|starts) (?:now )?(?:the |our )?@series`,
    { measure: 'series', state: 'opener' },
  ],
  [
    `(?:chair|host|opener|leader|moderator) of (?:the |our )?@series`,
    { measure: 'series', state: 'opener' },
  ],
  [
    `@series (?:changed|has changed) (?:its )?(?:chair|host|opener|hands)`,
    { measure: 'series', state: 'opener' },
  ],
  [
    `${series}.{0,40} (?:paused|on hold|on pause|sleeping|suspended)`,
    { measure: 'series', state: 'paused' },
  ],
  [`(?:paused|suspended|sleeping) ${series}`, { measure: 'series', state: 'paused' }],
  [
    `meetings? (?:have been |has been |${be} |that ${be} |got )?(?:paused|on hold|on pause|suspended)`,
    { measure: 'series', state: 'paused' },
  ],
  [
    `${series}.{0,40} (?:stopped|ended|died|stop|end|discontinued|disappeared|cancelled|canceled|finished|gone|no longer (?:held|happen|happening|exist|run)|over)`,
    { measure: 'series', state: 'ended' },
  ],
  [
    `(?:ended|dead|stopped|discontinued|cancelled|canceled|finished) ${series}`,
    { measure: 'series', state: 'ended' },
  ],
  [
    `meetings? (?:have |has |that |that have )?(?:ended|died|stopped|fizzled out|been discontinued|been dropped|${be} no longer held)`,
    { measure: 'series', state: 'ended' },
  ],
  [
    `${series}.{0,40} (?:began|begin|begun|started|start|new|launched|introduced|created|set up|added)`,
    { measure: 'series', state: 'began' },
  ],
  [`(?:new|newly started|started|fresh) ${series}`, { measure: 'series', state: 'began' }],
  [`new (?:meetings|@series)`, { measure: 'series', state: 'began' }],
  [
    `meetings? (?:have |has |that )?(?:began|begun|started up|been introduced|been added)`,
    { measure: 'series', state: 'began' },
  ],
  [`(?:running|active|live|current|ongoing) ${series}`, { measure: 'series', state: 'running' }],
  [
    `${series}.{0,30} (?:running|active|alive|ongoing|going on|held|take place|happening)`,
    { measure: 'series', state: 'running' },
  ],
  [
    `(?:is|are|does|do) (?:the |our )?@series (?:still )?(?:running|held|happening|alive|active|going(?: on)?|on|exist|take place|happen|meet)`,
    { measure: 'series', state: 'running' },
  ],
  [
    `(?:which|what|list|how many|number of|all|our) (?:the |our |all |of our )?${series}`,
    { measure: 'series' },
  ],
  // Days
  [
    `next @series is when|when (?:do|does|will|is|are) .{0,40}(?:again|next)`,
    { measure: 'when', order: 'next' },
  ],
  [`earliest (?:@series|meeting)`, { measure: 'first' }],
  [
    `(?:quickest|fastest|shortest) (?:@series|meetings?|calls?)`,
    { measure: 'longest', order: 'shortest' },
  ],
  [`what (?:came up|was new|appeared) for the first time`, { measure: 'topics', state: 'new' }],
  [`${topicWord} .{0,50}(?:first time|never before|newly)`, { measure: 'topics', state: 'new' }],
  [`(?:on )?(?:what|which) (?:day|days|date|dates)(?! .{0,50}(?:first|last))`, { measure: 'when' }],
  ['when(?= $)', { measure: 'when' }],
  ['why(?= $)', { measure: 'said' }],
  [`dates? of (?:the |our )?@series`, { measure: 'when' }],
  [`first (?:meeting|call|session|one on one)`, { measure: 'first' }],
  [
    `when (?:is|are|will|does) .{0,20}(?:next|upcoming) .{0,20}@series`,
    { measure: 'when', order: 'next' },
  ],
  [`(?:next|upcoming|coming) @series`, { measure: 'when', order: 'next' }],
  [
    `when (?:is|does|will) (?:the |our )?@series (?:next|meet next|again)`,
    { measure: 'when', order: 'next' },
  ],
  [
    `who (?:was|were|is) (?:the )?(?:very )?first (?:one |person )?(?:to|who)`,
    { measure: 'first', group: 'person' },
  ],
  [`who (?:first|originally|initially) ${say}`, { measure: 'first', group: 'person' }],
  [`who ${say} .{0,60}first`, { measure: 'first', group: 'person' }],
  [
    `who (?:was|were|is) (?:the )?(?:very )?last (?:one |person )?(?:to|who)`,
    { measure: 'last', group: 'person' },
  ],
  [`who (?:last|most recently) ${say}`, { measure: 'last', group: 'person' }],
  [
    `(?:when|what day|which day|what date|which date|in which meeting|which meeting|what meeting|where|how long ago|which week) .{0,60}(?:first|for the first time|originally|initially)|(?:when|what day|since when) (?:did|was|were|have|has) .{0,60}(?:start|started|begin|began)`,
    { measure: 'first' },
  ],
  [`first (?:time|mention|meeting|call|talk|session|appearance|day) `, { measure: 'first' }],
  [`(?:since|from) when`, { measure: 'first' }],
  [`first @series`, { measure: 'first' }],
  [
    `(?:when|what day|which day|on what day|what date|which date|in which meeting|which meeting was|what meeting|how long ago|how long since) .{0,60}(?:last|latest|most recent|most recently|the last time)`,
    { measure: 'last' },
  ],
  [`how long (?:is it |has it been |ago )?since`, { measure: 'last' }],
  [`how long ago`, { measure: 'last' }],
  [`date of (?:the )?(?:last|latest|most recent) @series`, { measure: 'last' }],
  [`(?:longest|lengthiest) (?:\\w+ )?(?:${meeting}|one)`, { measure: 'longest' }],
  [
    `${meeting} (?:took|lasted|ran|was|went on) (?:the )?(?:longest|for the longest)`,
    { measure: 'longest' },
  ],
  [`(?:longest|shortest)`, { measure: 'longest' }],
  // Who was there
  [
    `(?:how many|which|what|number of) (?:\\S+ ){0,2}(?:meetings?|calls?|sessions?) (?:did|has|have|does|do|was|were) (?:@person|@group|we|they)`,
    { measure: 'meetings' },
  ],
  [
    `who (?:else )?(?:was|were|is|are) (?:in|at|on) (?:the |a |any |all )?(?:meetings?|calls?) with`,
    { measure: 'people-heard' },
  ],
  [`who (?:has |have )?(?:met|meets?) @person`, { measure: 'people-heard' }],
  [`who (?:\\w+ )?(?:misses|skips|skipped|missed)`, { measure: 'attended', state: 'missing' }],
  [
    `(?:was|were) any(?: one|one|body)? (?:of |from )?(?:the )?@group (?:in|at|on)`,
    { measure: 'attended' },
  ],
  [`(?:did|has) @person (?:sit|sat) in on`, { measure: 'attended' }],
  [
    `which (?:departments|teams) (?:was|were) (?:represented|there|present|in|at)`,
    { measure: 'attended', group: 'department' },
  ],
  [
    `(?:who|anyone|anybody|which people) .{0,20}(?:missing|missed|absent|skipped|not there|not at|not in|not attend|not come|not join|not show up|not present|did not make it)`,
    { measure: 'attended', state: 'missing' },
  ],
  [`(?:absentees|absences)`, { measure: 'attended', state: 'missing' }],
  [
    `(?:did|has) @person (?:miss|skip|missed|skipped) (?:the )?(?:last |latest )?@series`,
    { measure: 'attended', state: 'missing' },
  ],
  [
    `(?:who|who all|who else|which people|everyone who|everybody who) (?:all |else )?(?:attended|attend|attends|took part|takes part|take part|participated|participates|joined|joins|showed up|came|dialled in|dialed in|turned up|sat in|was invited|${be} (?:all |also )?(?:there|in|at|present|on|with us))`,
    { measure: 'attended' },
  ],
  [
    `(?:was|were|is|has|did) @person (?:also |there |really |been )?(?:in|at|on|part of|present (?:in|at)) (?:the |our )?(?:last |latest )?@series`,
    { measure: 'attended' },
  ],
  [
    `(?:did|does|has) @person (?:attend|attended|join|joined|take part|come to|show up|participate)`,
    { measure: 'attended' },
  ],
  [
    `(?:attendance|attendees|participants|attendee list|attendance list|list of participants|guest list)`,
    { measure: 'attended' },
  ],
  [
    `which (?:of (?:the )?)?(?:@group|people|persons|us|you) (?:was|were|is|are) (?:all )?(?:in|at|there|present|on)`,
    { measure: 'attended' },
  ],
  [`(?:absent|missing) (?:from|in|at)`, { measure: 'attended', state: 'missing' }],
  // Who talks most
  [
    `(?:main|biggest|loudest) speaker|whose voice .{0,40}most`,
    { measure: 'most', group: 'person' },
  ],
  [
    `who (?:is|was|were|has been|gets|got|had|has|got to)? ?(?:heard|speaking|talking|airtime|speaking time)? ?${most} (?:airtime|talkative|talking|heard|speaking|speaking time|talk time|words|vocal|dominant)`,
    { measure: 'most', group: 'person' },
  ],
  [
    `(?:dominates?|dominating|biggest talker|most talkative|loudest|hogs|most airtime|most speaking time|chattiest|talks over everyone)`,
    { measure: 'most', group: 'person' },
  ],
  [
    `(?:who|which person|which of us) (?:is |was |has |does |do |did |gets |got |had )?(?:been )?(?:the one )?(?:heard|talks?|talked|talking|speaks?|spoke|spoken|speaking|said) ${most}(?! (?:about|on|with|to|of) )`,
    { measure: 'most', group: 'person' },
  ],
  [
    `who (?:did|does|has done) (?:the )?most (?:of the )?(?:talking|speaking)`,
    { measure: 'most', group: 'person' },
  ],
  // Bridges
  [
    `(?:the|a) (?:only |main )?(?:link|bridge|glue|connection|go between|linking person|connector) (?:between|for|from)`,
    { measure: 'bridges' },
  ],
  [`who (?:holds|keeps|brings|ties) .{0,60}(?:together|in touch)`, { measure: 'bridges' }],
  [
    `(?:only|sole|single|main|strongest) (?:link|bridge|connection|tie|way|contact|person|one) (?:between|from|linking|connecting)`,
    { measure: 'bridges' },
  ],
  [
    `(?:who|which people|which persons?|people who|person who|anyone|anybody|someone|one) (?:is |are |that )?(?:connects?|links?|bridges?|connecting|linking|bridging|ties|joins|glues?|holds together|keeps together|brings together|sits between|stands between|the glue|the link|the bridge|a link|a bridge)`,
    { measure: 'bridges' },
  ],
  [
    `(?:bridges?|go betweens?|connectors|links|liaisons?|glue) (?:between|from|to|of|for) (?:the )?@group`,
    { measure: 'bridges' },
  ],
  [`(?:bridges?|go betweens?|connectors|bottlenecks?|liaisons?)`, { measure: 'bridges' }],
  [
    `(?:depend|depends|rely|relies|relying|hangs?) on (?:one|a single|only one) person`,
    { measure: 'bridges' },
  ],
  // Ties
  [
    `(?:who|whom) (?:have|has|did|do|does) ${who} (?:not|never) (?:\\w+ )?(?:spoken|talked|met|speak|talk|meet|spoke)`,
    { measure: 'ties', state: 'none' },
  ],
  [
    `(?:not|never) (?:exchange|exchanged) (?:a word|words|anything)`,
    { measure: 'ties', state: 'none' },
  ],
  [
    `(?:who|whom) (?:have|has|did) not @person (?:spoken|talked|met|speak|talk)`,
    { measure: 'ties', state: 'none' },
  ],
  [
    `(?:exchange|exchanges|conversations?) (?:between|with) (?:them|@person|@group)`,
    { measure: 'ties' },
  ],
  [
    `(?:no|not any|any|little|hardly any|without) (?:contact|connection|connections|tie|ties|link|links|exchange|relation|communication)`,
    { measure: 'ties', state: 'none' },
  ],
  [
    `(?:never|not|do not|does not|no longer|hardly|rarely|barely) ${talk} (?:to|with) (?:each other|one another|anyone|anybody|@group|@person)`,
    { measure: 'ties', state: 'none' },
  ],
  [`(?:silos?|isolated|disconnected|cut off)`, { measure: 'ties', state: 'none' }],
  [
    `(?:who|whom|with whom|to whom|which people|which person)(?: else)? (?:in @group |from @group |at @group )?(?:does|do|did|is|has|have|are) ${who} ${talk}`,
    { measure: 'ties', group: 'person' },
  ],
  [
    `(?:who|whom|which people)(?: else)? (?:in @group |from @group |at @group )?(?:is|are|was) (?:the )?(?:closest|most connected|best connected|nearest)`,
    { measure: 'ties', group: 'person', order: 'most' },
  ],
  [
    `(?:strongest|closest|weakest|best|most frequent|biggest|main) (?:connections?|ties?|links?|contacts?|relations?|relationship|ally)`,
    { measure: 'ties', group: 'person', order: 'most' },
  ],
  [
    `(?:who|which people)(?: else)? (?:in @group |from @group |at @group |of @group )?(?:has |have |is |are )?(?:${talk}|in touch|in contact|meets?) (?:${most} )?(?:to|with) @person(?! (?:about|on|regarding))`,
    { measure: 'ties', group: 'person' },
  ],
  [
    `(?:do|does|did|have|has|is|are|was|were) (?:@person|@group|they)(?: (?:and|or) (?:@person|@group))? .{0,14}${talk}(?: (?:\\w+ ){0,3})?(?:to|with|together)(?: (?:each other|one another))?(?! (?:about|the))`,
    { measure: 'ties' },
  ],
  [`${talk} (?:\\w+ ){0,3}(?:to|with) (?:each other|one another)`, { measure: 'ties' }],
  [
    `(?:connections?|ties?|contacts?|relations?|relationship|exchanges?|communication|talk) (?:of|between|from|among) (?:@person|@group)`,
    { measure: 'ties' },
  ],
  [`@person ${action} (?!about)`, { measure: 'actions' }],
  [`@person (?:ties|connections|contacts|network)`, { measure: 'ties', group: 'person' }],
  [
    `(?:how (?:well|closely|strongly|much|tightly)) (?:is|are|does|do) (?:@person|@group).{0,30}(?:connected|linked|tied|${talk})`,
    { measure: 'ties' },
  ],
  [
    `(?:@group|@person) and (?:@group|@person) (?:even |really |actually |still |ever )?(?:connected|in touch|in contact|${talk})`,
    { measure: 'ties' },
  ],
  [`(?:connected|linked|in touch|in contact) (?:to|with) (?:@person|@group)`, { measure: 'ties' }],
  [`who (?:\\w+ )?${talk} (?:to|with) (?:whom|who)`, { measure: 'ties' }],
  // People heard
  [
    `whose voice|lost (?:the )?voices?|used to (?:talk|speak)`,
    { measure: 'people-heard', state: 'no-longer' },
  ],
  [`(?:kept|stayed|remained) (?:silent|quiet)`, { measure: 'people-heard', state: 'not-heard' }],
  [
    `number of speakers|made (?:themselves|himself|herself) heard|who (?:has |have )?spoke(?:n)? up`,
    { measure: 'people-heard' },
  ],
  [
    `(?:new|fresh|unfamiliar) (?:voices?|faces?|people|speakers?|names|joiners?|colleagues)`,
    { measure: 'people-heard', state: 'first-time' },
  ],
  [
    `(?:who|anyone|anybody|people|which people|somebody) .{0,30}(?:heard|spoke|spoken|speak|appeared|talked) .{0,12}(?:first time|for the first time)`,
    { measure: 'people-heard', state: 'first-time' },
  ],
  [
    `(?:who|which people) (?:is|are|was|were) new`,
    { measure: 'people-heard', state: 'first-time' },
  ],
  [
    `(?:stop|stopped|stopping|no longer|not anymore|ceased) (?:we )?(?:hear|hearing|heard|being heard|speaking|talking)`,
    { measure: 'people-heard', state: 'no-longer' },
  ],
  [
    `(?:who|anyone|anybody|people|which people) .{0,20}(?:gone quiet|went quiet|fallen silent|fell silent|disappeared|vanished|dropped off|gone silent|no longer (?:heard|speak|speaks|speaking|shows? up)|stopped (?:speaking|talking|showing up|coming)|dropped out|left(?! (?:open|to|over|out)))`,
    { measure: 'people-heard', state: 'no-longer' },
  ],
  [
    `(?:have|has|had|did|do|was|were|is|are|been|who|we) (?:we |they )?(?:not|never) (?:been )?(?:hear|heard|hearing|spoken|said anything|said a word|spoke|speak|opened)`,
    { measure: 'people-heard', state: 'not-heard' },
  ],
  [`(?:not|never) (?:been |yet been )?heard`, { measure: 'people-heard', state: 'not-heard' }],
  [`(?:anybody|anyone|somebody|someone) new`, { measure: 'people-heard', state: 'first-time' }],
  [
    `(?:not heard|unheard|silent|quiet) (?:people|from|since|in|so far|person|colleagues|of|at all)`,
    { measure: 'people-heard', state: 'not-heard' },
  ],
  [
    `(?:who|anyone|anybody|people|which people|nobody|everyone) .{0,24}(?:silent|quiet|said nothing|not said|not spoken|never spoke|never speaks|not speak|unheard)`,
    { measure: 'people-heard', state: 'not-heard' },
  ],
  [
    `how many (?:different |distinct |other |of our |of the )?(?:${person}|@group|of us|of them|engineers).{0,40}(?:heard|spoke|speak|talked|talk|said|took the floor|had a say|contributed|active)`,
    { measure: 'people-heard' },
  ],
  [`how many (?:different |distinct )?(?:${person}|@group)`, { measure: 'people-heard' }],
  [`(?:number|count) of (?:different |distinct )?(?:${person})`, { measure: 'people-heard' }],
  [
    `(?:who|which people|everyone|everybody) (?:all |else )?(?:was|were|has been|have been|have we|did we|got|we) (?:\\w+ )?(?:heard|hear|hearing)`,
    { measure: 'people-heard' },
  ],
  [`(?:people|voices) heard`, { measure: 'people-heard' }],
  [
    `(?:who|which people|who all) (?:spoke|talked|spoke up|took the floor|speaks) (?:in|at|during) (?:the )?(?:last |latest )?@series`,
    { measure: 'people-heard' },
  ],
  // Actions
  [
    `what needs? (?:to be )?(?:doing|done)|jobs (?:did|do|have|were|are)|how many jobs|what (?:was|were) .{0,30}given to do|tick offs?`,
    { measure: 'actions' },
  ],
  [
    `(?:past|beyond) (?:its|their|the) due (?:date|day)|late (?:stuff|things|ones|items)`,
    { measure: 'actions', state: 'overdue' },
  ],
  [
    `(?:who|whose) .{0,24}most (?:\\w+ ){0,2}${action}`,
    { measure: 'actions', group: 'person', order: 'most' },
  ],
  [action, { measure: 'actions' }],
  [
    `overdue|past due|past their (?:date|day|deadline)|behind schedule`,
    { measure: 'actions', state: 'overdue' },
  ],
  [
    `what .{0,24}should .{0,30}have (?:been )?(?:done|finished|completed|delivered)`,
    { measure: 'actions', state: 'overdue' },
  ],
  [
    `(?:what|which things|anything|everything|ones?) (?:\\w+ ){0,3}(?:is|are|that is|that are) (?:\\w+ )?late`,
    { measure: 'actions', state: 'overdue' },
  ],
  [
    `who is (?:running )?(?:late|behind)`,
    { measure: 'actions', state: 'overdue', group: 'person' },
  ],
  [
    `what (?:did|has|have) ${who} (?:already )?(?:finish|finished|complete|completed|get done|got done|deliver|delivered|accomplish|accomplished|close|closed|tick off)(?! about)`,
    { measure: 'actions', state: 'done' },
  ],
  [
    `what (?:was|were|got|has been|have been) (?:finished|completed|done|closed|ticked off|delivered)`,
    { measure: 'actions', state: 'done' },
  ],
  [
    `what (?:is|are|was) due|(?:is|are) due (?:this week|today|tomorrow|by friday|soon)|due this week`,
    { measure: 'actions', state: 'this-week' },
  ],
  [
    `what (?:does|do|did|has|have|is|are) ${who} (?:still )?(?:owe|owes|owed|have to do|need to do|has to do|to do|got to do|supposed to do|meant to do|on (?:his|her|their|my) plate|have on (?:his|her|their|my|@person) plate|working on|committed to(?= $)|promised?(?= (?:@days )?$)|commit to(?= $)|promise to do)`,
    { measure: 'actions' },
  ],
  [
    `(?:on (?:his|her|their|@person) plate|waiting for @person|owes? us)`,
    { measure: 'actions', state: 'open' },
  ],
  [
    `who (?:has )?(?:finished|completed|closed|delivered|done) (?:what|the most)`,
    { measure: 'actions', state: 'done', group: 'person' },
  ],
  [
    `what (?:did|have|has) ${who} (?:drop|dropped|abandon|abandoned|give up|given up|cancel|cancelled)`,
    { measure: 'actions', state: 'dropped' },
  ],
  [`(?:behind with|behind on|late with)`, { measure: 'actions', state: 'overdue' }],
  [`(?:something|anything|what|things) (?:\\w+ )?due`, { measure: 'actions' }],
  [
    `(?:things|what|anything|stuff) @person (?:and @person )?(?:promised|owes?|committed to)`,
    { measure: 'actions' },
  ],
  [
    `(?:have|has) (?:@person ){1,3}(?:and @person )?(?:got )?open`,
    { measure: 'actions', state: 'open' },
  ],
  // Decisions and questions
  [
    `questions? (?:\\w+ )?(?:hanging|dangling|lingering)|leave unanswered|left unanswered|unanswered ones`,
    { measure: 'open-questions' },
  ],
  ['conclude|concluded|conclusions?', { measure: 'decisions' }],
  [
    `(?:open|unanswered|unresolved|unsettled|outstanding|pending|dangling|loose) (?:\\w+ )?${question}`,
    { measure: 'open-questions' },
  ],
  [
    `${question} .{0,30}(?:open|unanswered|unresolved|unsettled|outstanding|pending|without an answer|not answered|nobody answered|never answered|not been answered|not yet answered)`,
    { measure: 'open-questions' },
  ],
  [
    `what (?:is|are|was|were|remains|remained|did we leave|do we still have|still) (?:\\w+ ){0,3}(?:open|unanswered|unresolved|undecided)`,
    { measure: 'open-questions' },
  ],
  [decide, { measure: 'decisions' }],
  // Mood of groups
  [
    `which (?:department|team|group) (?:is|was|sounds|seems) (?:the )?(?:cheeriest|happiest|jolliest)`,
    { measure: 'mood', order: 'most' },
  ],
  [
    `(?:is|was|were) (?:the |our )?@series (?:a |an )?(?:happy|good natured|cheerful|tense|gloomy|sad|positive|negative)`,
    { measure: 'mood' },
  ],
  [
    `(?:best|highest|most positive|happiest|greatest|top) (?:${mood})`,
    { measure: 'mood', order: 'most' },
  ],
  [`(?:worst|lowest|most negative|bad|poorest) (?:${mood})`, { measure: 'mood', order: 'least' }],
  [
    `(?:happiest|most positive|most cheerful) (?:department|team|group)`,
    { measure: 'mood', order: 'most' },
  ],
  [
    `(?:unhappiest|most negative|gloomiest|least happy) (?:department|team|group)`,
    { measure: 'mood', order: 'least' },
  ],
  [
    `how (?:positive|negative|happy|unhappy|upbeat|gloomy|good|bad) (?:is|are|was|were|do|does) .{0,20}(?:@group|@series|people|everyone|we|the team)`,
    { measure: 'mood' },
  ],
  [mood, { measure: 'mood' }],
  [
    `how (?:is|are|was|were|do|does|did) (?:everyone|everybody|people|@group|we|the (?:team|company|teams)|they|the @group) (?:\\w+ )?(?:feel|feeling|doing|felt)`,
    { measure: 'mood' },
  ],
  [`(?:happier|unhappier|more positive|more negative|better mood|gloomier)`, { measure: 'mood' }],
  [`tone (?:of|in|at)`, { measure: 'mood' }],
  [
    `which (?:department|team|group) (?:sounds|seems|feels|is|was|looks) (?:\\w+ )?(?:most )?(?:negative|unhappy|unhappiest|gloomy)`,
    { measure: 'mood', order: 'least' },
  ],
  [
    `which (?:department|team|group) (?:sounds|seems|feels|is|was|looks) (?:\\w+ )?(?:most )?(?:positive|happy|happiest|cheerful)`,
    { measure: 'mood', order: 'most' },
  ],
  [`how did (?:the |our )?(?:last |latest )?(?:@series|meetings?) feel`, { measure: 'mood' }],
  // Topics
  [
    `(?:talk|talking|discuss|discussing) (?:about )?less and less|less and less`,
    { measure: 'topics', order: 'falling' },
  ],
  [
    `(?:talk|talking|discuss|discussing) (?:about )?more and more|more and more|trending|more of a topic`,
    { measure: 'topics', order: 'rising' },
  ],
  [
    `what (?:has|have|is|are) (?:the )?(?:@group|we|they|everyone|@person) been (?:discussing|talking about|speaking about)`,
    { measure: 'topics', order: 'most' },
  ],
  [
    `${topicWord} .{0,50}in common|(?:what|which things) .{0,30}(?:both|have in common)|common ${topicWord}|shared ${topicWord}`,
    { measure: 'topics' },
  ],
  [
    `(?:growing|rising|trending|hot|hottest|emerging|upcoming|increasing) ${topicWord}`,
    { measure: 'topics', order: 'rising' },
  ],
  [
    `(?:shrinking|fading|falling|declining|dying|decreasing) ${topicWord}`,
    { measure: 'topics', order: 'falling' },
  ],
  [`(?:new|fresh) ${topicWord}`, { measure: 'topics', state: 'new' }],
  [
    `${topicWord} .{0,50}(?:first time|new|never before|newly)`,
    { measure: 'topics', state: 'new' },
  ],
  [
    `${topicWord} .{0,50}(?:grow|growing|grew|rise|rising|rose|up|more (?:often|and more)|increase|increasing|gain|gaining|hotter|bigger|took off|picking up)`,
    { measure: 'topics', order: 'rising' },
  ],
  [
    `${topicWord} .{0,50}(?:fade|fading|faded|fall|falling|fell|down|decline|declining|shrink|shrinking|less|decreasing|decrease|lose|losing|lost|died|cooled)`,
    { measure: 'topics', order: 'falling' },
  ],
  [
    `${be} .{0,40}(?:discussed|mentioned|talked about|spoken about|raised) (?:\\w+ )?less`,
    { measure: 'topics', order: 'falling' },
  ],
  [
    `${be} .{0,40}(?:discussed|mentioned|talked about|spoken about|raised) (?:\\w+ )?more (?:than|now|often than|and more)`,
    { measure: 'topics', order: 'rising' },
  ],
  [
    `(?:do|did|have|are) we (?:talk|talked|talking|speak|spoken|discuss|discussed|discussing) (?:\\w+ ){0,3}less (?:about|than)`,
    { measure: 'topics', order: 'falling' },
  ],
  [
    `(?:do|did|have|are) we (?:talk|talked|talking|speak|spoken|discuss|discussed|discussing) (?:\\w+ ){0,3}more (?:about|than)`,
    { measure: 'topics', order: 'rising' },
  ],
  [
    `${be} .{0,40}(?:becoming|getting) (?:a )?(?:bigger|more important|hotter|more frequent)`,
    { measure: 'topics', order: 'rising' },
  ],
  [
    `(?:main|top|biggest|hottest|most (?:common|frequent|discussed|important)|dominant|key) ${topicWord}`,
    { measure: 'topics', order: 'most' },
  ],
  [
    `(?:what|which|list|how many|number of|all) (?:\\w+ ){0,3}${topicWord}(?! of (?:the )?(?:meeting|call))`,
    { measure: 'topics', order: 'most' },
  ],
  [
    `what (?:do|does|did|has|have|is|are|was|were) ${who} (?:\\w+ )?(?:talk|talked|talking|speak|spoken|speaking|discuss|discussing) (?:about )?(?:\\w+ )?(?:most|the most|mostly)`,
    { measure: 'topics', order: 'most' },
  ],
  [
    `what (?:is|are|was|were) (?:everyone|everybody|people|we|they|@group) (?:\\w+ )?(?:talking|speaking|chatting|discussing)(?: about)?`,
    { measure: 'topics', order: 'most' },
  ],
  [
    `what does (?:@group|@person) (?:mostly |usually )?(?:talk|chat|speak) about`,
    { measure: 'topics', order: 'most' },
  ],
  [`new on the agenda`, { measure: 'topics', state: 'new' }],
  [`${topicWord} (?:on the rise|on the up|gaining)`, { measure: 'topics', order: 'rising' }],
  [`(?:is|are) (?:the )?talk (?:of|about) .{0,40}(?:growing|rising)`, { measure: 'topics' }],
  [`(?:is|are) .{0,40}(?:growing|rising|gaining)`, { measure: 'topics', order: 'rising' }],
  [
    `(?:is|are) .{0,40}(?:shrinking|fading|falling|dying down)`,
    { measure: 'topics', order: 'falling' },
  ],
  [topicWord, { measure: 'topics' }],
  // What changed, what happened
  [
    `changes (?:in|of|at|for|between) (?:the |our )?(?:@group|@series)`,
    { measure: 'what-changed' },
  ],
  [`been going on|run ?down of`, { measure: 'what-happened' }],
  [
    `what (?:\\w+ ){0,2}(?:changed|changes|differs?|is different|was different|is new and different|shifted|is not the same)`,
    { measure: 'what-changed' },
  ],
  [
    `(?:anything|something|what|much) (?:\\w+ ){0,3}(?:different|changed|not the same|shifted)`,
    { measure: 'what-changed' },
  ],
  [
    `(?:did|has|have) (?:anything|something|much) (?:change|changed|shift|shifted)`,
    { measure: 'what-changed' },
  ],
  [
    `(?:significant|notable|big|biggest|real|any|the) (?:changes|shifts|differences)`,
    { measure: 'what-changed' },
  ],
  [
    `changes (?:in|of|since|at|between|from|over) (?:the )?(?:@|company|organization|last|past)`,
    { measure: 'what-changed' },
  ],
  [
    `(?:how|did|has|have) .{0,30}@group.{0,30}(?:change|changed|differ|evolve|evolved)`,
    { measure: 'what-changed' },
  ],
  [
    `what (?:\\w+ ){0,2}(?:happened|happen|went on|is going on|has been going on|took place|was going on|has been happening|did i miss|did @person miss|have i missed|has @person missed)`,
    { measure: 'what-happened' },
  ],
  [
    `(?:any|the|latest|what) news|what is new|what is up (?:in|with)|news (?:from|of|in)|did (?:i|@person) miss (?:anything|something)|catch me up|bring me up to date|(?:highlights|events) (?:of|from|in)(?! (?:the |our )?(?:last )?@series)|anything (?:new|happen|i missed|@person missed|interesting)`,
    { measure: 'what-happened' },
  ],
  // Hours
  [
    `time (?:sunk|sank|put|invested|wasted|gone|went) (?:in|into|on)|(?:takes?|took|eats?|ate) (?:up )?(?:the )?(?:\\w+ )?time|spends? the (?:longest|most)`,
    { measure: 'hours' },
  ],
  [`(?:floor|speaking|talking|speech) (?:time|minutes)`, { measure: 'hours', state: 'spoken' }],
  [
    `how much of .{0,30}(?:spend|spent)|(?:spends?|spent) .{0,30}(?:in|on) meetings?`,
    { measure: 'hours' },
  ],
  [`(?:duration|length) of|how long did .{0,20}go on`, { measure: 'hours' }],
  [
    `how (?:much|long) (?:time )?(?:does|did|do|has|have|is|was|were|can) ${who} (?:\\w+ )?(?:talk|talked|speak|spoke|spoken|talking|speaking|hold the floor)`,
    { measure: 'hours', state: 'spoken' },
  ],
  [
    `(?:talk|talking|speaking|speech|air) ?time|(?:hours|minutes|time) (?:of )?(?:spoken|talked|talking|speaking)|hours .{0,20}(?:speak|spoke|talk|talked|talking|speaking)(?! (?:with|to))`,
    { measure: 'hours', state: 'spoken' },
  ],
  [`(?:how many|number of|total|sum of|the) (?:\\w+ )?(?:hours|minutes)`, { measure: 'hours' }],
  [`how much (?:\\w+ )?time`, { measure: 'hours' }],
  [
    `(?:meeting|total) (?:meeting )?(?:time|hours)|time (?:spent )?(?:in|on|for) meetings?|hours (?:in|of|spent in|for) (?:meetings?|calls?|@)|duration|length of|hours`,
    { measure: 'hours' },
  ],
  [
    `how long (?:did|does|do|was|were|is|are|has|have) (?:\\w+ ){0,3}(?:@series|meetings?|calls?)`,
    { measure: 'hours' },
  ],
  [`minutes (?:that )?${who} (?:talk|talked|spoke|speak)`, { measure: 'hours', state: 'spoken' }],
  [
    `(?:time|hours|minutes) (?:\\S+ ){0,6}(?:spent|spend|spends|lost) (?:in|on|for)`,
    { measure: 'hours' },
  ],
  [
    `(?:time|minutes) (?:in|of|for|on) (?:the |our )?(?:@series|meetings?)|minutes`,
    { measure: 'hours' },
  ],
  // Counts
  [`meeting count|count of meetings`, { measure: 'meetings' }],
  [
    `(?:how often|how many times) (?:did|do|have|has) ${who} (?:get|got|come|came|sit|sat) (?:together|down)`,
    { measure: 'meetings' },
  ],
  [
    `what took place @days|all of mine|(?:@group|@person) ever (?:meet|met)`,
    { measure: 'meetings' },
  ],
  [
    `(?:keeps?|goes|go) on about|(?:anyone|anybody|someone) (?:in @group |from @group )?(?:still |ever )?(?:mentions?|mentioning|talks about)`,
    { measure: 'mentions' },
  ],
  [
    `which (?:department|team) (?:raises?|mentions?|brings up|talks about|raised|mentioned)`,
    { measure: 'mentions' },
  ],
  [
    `(?:how often|how many times|how frequently) (?:did|do|does|have|has|had|was|were) .{0,40}(?:meet|met|sit|sat|get together|got together|attend|attended|join|joined|present|in a meeting|in meetings|see each other|saw each other)`,
    { measure: 'meetings' },
  ],
  [
    `(?:how often|how many times|how frequently|number of times|count) .{0,60}${say}`,
    { measure: 'mentions' },
  ],
  [
    `(?:who|which people|anyone|anybody|someone|has anyone|did anyone) (?:all |else |has |have |ever )?${say} .{0,60}(?:most|most often|more)`,
    { measure: 'mentions', group: 'person', order: 'most' },
  ],
  [
    `(?:who|which people)(?: in @group| from @group)? (?:all |else |has |have |ever )?(?:mentions?|mentioned|talks? (?:${most} )?about|talked (?:${most} )?about|speaks? (?:${most} )?about|spoke (?:${most} )?about|brings? up|brought up|raised?)`,
    { measure: 'mentions', group: 'person' },
  ],
  [
    `${be} .{0,50} (?:mentioned|discussed|brought up|raised|talked about) (?:\\w+ )?(?:more|most|less|often|by)`,
    { measure: 'mentions' },
  ],
  [
    `which (?:meetings?|series|calls?) .{0,50}(?:come up|comes up|came up|mentioned|mention|discussed) (?:the )?(?:most|more|most often)`,
    { measure: 'mentions', group: 'series', order: 'most' },
  ],
  [
    `(?:does|do|did|has|have) (?:@group|@person) (?:ever |even )?(?:mention|mentioned|bring up|talk about)`,
    { measure: 'mentions' },
  ],
  [
    `mentions of|mention count|mentions|times (?:was|were|is|did|has|have|we)`,
    { measure: 'mentions' },
  ],
  [
    `how many (?:\\w+ ){1,3}(?:did|does|do|has|have) ${who} (?:mention|talk about|speak about|bring up|discuss)`,
    { measure: 'mentions' },
  ],
  [
    `how (?:many times|often) (?:did|have|do|has|does) .{0,40}(?:sit down|meet|met|together)`,
    { measure: 'meetings' },
  ],
  [
    `(?:how many|number of|count of|total of|list|list of|list all|show|show me|give me|which|what(?! (?:about|is|was|did|do|does|happened|should|has|have|are|were|will|people))|all|any|did we have|in how many|in which|did i have|amount of) (?:\\S+ ){0,4}${meeting}(?! (?:about it|room|notes))`,
    { measure: 'meetings' },
  ],
  [
    `(?:meetings?|calls?|sessions?) (?:of|between|with|in|at|held|together|where|that|since|last|this|about|without|did|have|has|had|were|@)`,
    { measure: 'meetings' },
  ],
  [`(?:do|does|did|have|has) .{0,40}(?:meet|met)(?! the )`, { measure: 'meetings' }],
  [
    `(?:how often|how many times) (?:have |has |did |do )?${who} (?:sat|sit|meet|met|saw|see)`,
    { measure: 'meetings' },
  ],
  [
    `what (?:was|is) (?:on )?@days(?= $)|what (?:was|is) on (?:@days|today)|(?:everything|what was|what is) (?:held|on the calendar|in the calendar)`,
    { measure: 'meetings' },
  ],
  [`(?:any|more|fewer) ${meeting}`, { measure: 'meetings' }],
  [`(?:meetings|sessions)(?! (?:so|room))`, { measure: 'meetings' }],
  ['(?:how often|how many times|how frequently)', { measure: 'mentions' }],
  [
    `(?:the )?(?:last|most recent|latest) (?:time|mention|meeting|call|session|talk|day|one on one|appearance) (?!week|month|quarter|year|and|what|who)`,
    { measure: 'last' },
  ],
  // Days without first and last
  [`(?:on )?(?:what|which) days? `, { measure: 'when' }],
  [`when (?:was|were|is|did|do|does|has|have|will|are) `, { measure: 'when' }],
  [`(?:what|which) (?:day|days|date|dates|week|month) `, { measure: 'when' }],
];

/** The words of each measure's rules, as stems. They ask, so that they are no part of a matter. */
export const ruleStems: ReadonlyMap<Measure, ReadonlySet<string>> = new Map(
  [...Map.groupBy(written, ([, { measure }]) => measure)].map(([measure, of]) => [
    measure,
    new Set(
      of
        .flatMap(([pattern]) => pattern.replace(/\\./g, ' ').match(/(?<!@)\b[a-z]+\b/g) ?? [])
        .map(stem),
    ),
  ]),
);

const rules = written.map(([pattern, read]) => ({
  pattern: new RegExp(`(?<= )(?:${pattern.trimEnd()})(?= |(?<= ))`),
  read,
}));

/** What a masked question asks for, with the words that say it; null if it asks for what was said. */
export function measureIn(text: string): { read: MeasureRead; words: string } | null {
  for (const { pattern, read } of rules) {
    const words = pattern.exec(text)?.[0];
    if (words !== undefined) return { read, words };
  }
  return null;
}
