/** `@` stands for a name, `…8` for up to 8 words until the sentence ends, none of which states, wants or asks more. */
const courtesies = [
  '(?:many |big )?(?:thanks|thank you|thank|thx|cheers)(?: you)?(?: guys| all| both| everyone| everybody| folks)?(?: (?:a lot|a bunch|so much|very much|again|indeed))*(?: for …8)?',
  '(?:i |we )?(?:really |very much )?appreciate (?:it|that|you …8|the …8|your …8)',
  "(?:you're|you are|youre) (?:very |most )?welcome|my pleasure|no worries|no problem",
  '(?:great|good|nice|excellent|amazing|fantastic|awesome) (?:job|work|presentation|talk|update|session|meeting)(?: today| everyone| @)*$',
  "(?:sorry|apologies|pardon)(?: me)?(?: (?:about that|for (?:the|that|being|interrupting|cutting) …6|i (?:was|got) (?:on mute|muted|kicked out|disconnected|dropped)|to (?:interrupt|cut you off|jump in|cut in)(?: you| @)?|i'm late))?",
];

const greetings = [
  '(?:hi|hello|hey|howdy|greetings|bye|bye bye|goodbye|ciao|welcome)(?: (?:all|both|there|guys|folks|everyone|everybody|team|again|back|to …8))*',
  'good (?:morning|afternoon|evening|day|night)(?: (?:all|everyone|everybody|team|folks|guys|to …8))*',
  '(?:morning|afternoon|evening)(?: (?:all|everyone|everybody|team|folks|guys))*',
  "(?:(?:see|catch) (?:you|ya|y'all|everyone)|(?:talk|speak) to (?:you|ya|y'all))(?: all| guys| folks| everyone)?(?: (?:soon|later|then|around|there|tomorrow|again|(?:next|in|on|at) …5))*",
  '(?:talk|speak|see you|catch up) (?:soon|later|next week|tomorrow)|until (?:next time|tomorrow|next week)',
  '(?:i hope )?(?:you )?(?:all |guys |everyone )?have a (?:very )?(?:good|great|nice|lovely|wonderful|safe|happy) …4|enjoy (?:the|your) …4|take care',
  "(?:it's |it was )?(?:nice|good|great|lovely) to (?:see|meet|have|be|hear|talk|speak)(?: to| with| from)?(?: you| here| back| @)…3",
  "how(?:'s| is| are| was)(?: it going| everyone| everybody| things| your (?:day|week|weekend|morning|evening|holidays?|vacation|summer)| you(?: all| guys)?(?: doing| today)*)|what's up",
  "(?:i'm|we're|i am|doing) (?:good|fine|great|well|okay)(?: thanks| thank you)",
  'happy (?:new year|holidays|birthday|friday|monday|easter|thanksgiving)',
];

const floor = [
  '(?:you can |please |and |so )*(?:go ahead|go for it|take it away|take it from here|fire away)(?: and (?:start|go|speak|share|present))?',
  "(?:i(?:'ll| will|'d like to| want to)? )?(?:hand|turn|pass|throw|give) (?:it |things |the floor |the mic )?(?:(?:back |over |on )+(?:to )?|the floor to )(?:you|@)(?: now| then| to …6)?",
  "(?:back |over )+(?:over )?to you|(?:the )?floor is yours|(?:you have|@ has) the floor|(?:your|you're) turn|all yours",
  "(?:you're|you are|@ is|@'s) (?:up )?(?:next|up|first)|(?:you|@) (?:can|may|could|wanna|want to) (?:go|start|speak|begin|kick off)(?: first| next| now| ahead)?",
  "(?:who|who's|who is|who wants to go|who would like to go) (?:next|first|wants to go|wants to start|else)(?: next| first)?",
  '(?:i |we )?(?:see|saw|have|had|got|believe|think)(?: that)? (?:you |@ ?)*(?:have |had |has |got |raise |raised |with |put )?(?:a |his |her |their |your |one |some |another )?(?:hands?)(?: is| was)?(?: up| raised| down)?(?: again| there| by @| from @| as well| too)?',
  '(?:@ ?)*(?:do |did )?(?:you|@) (?:have|had|has|raise|raised|put)(?: up)? (?:your|his|her|their|a) hand(?: up| down| raised)?(?: again| first| too)?|your hand (?:is |was )?(?:still )?(?:up|raised)',
  "(?:there's|there is) a (?:raised )?hand(?: up| raised)?(?: from @)?",
  '(?:@ ?)*(?:do|did|would|if|maybe)? ?(?:you|@) (?:wanna|want to|want|wanted to|like to|care to) (?:quickly |briefly |maybe |just |also )*(?:(?:go|start|begin|kick off)(?: first| now| next| us off| with …3)?$|(?:speak|talk|comment|elaborate|expand|say|respond|reply|chime in|jump in)…9|(?:present|introduce)(?: it| this| that| yourself| now| first| next| your slides| the slides)?$|share (?:your|something|anything|more|a few|some) …5|add (?:something|anything|to that|to this|on)…4|take (?:it|this|that)(?: one| from here)?$|give (?:us |a |an |the |your |some |quick |brief |short )*(?:summary|update|overview|intro|introduction|background|recap|context|status)…6)',
  '(?:can|could|would|will) (?:you|@) (?:please |maybe |just |quickly |briefly |also )*(?:give|walk|take) (?:us|me|everyone|people)(?: through)? (?:a|an|the|some|your)? ?(?:quick |brief |short |little )*(?:summary|update|overview|intro|introduction|background|recap|context|tl dr|status|rundown)(?: (?:of|on|about|for) …6)?',
  '(?:can|could|would|will) (?:you|@) (?:please |maybe |just |quickly |briefly )*(?:go|start|go first|go next|introduce yourself|kick (?:us|it|things) off|speak up|take over|take this one|take that one)',
  "(?:i )?(?:don't know if|not sure if|is|are|if) (?:@|you|anyone|anybody|someone|somebody)(?: from …3)? (?:is |are )?(?:also |still |already )?(?:there|here|around|on|on the call|in the call|with us|online|present|today|on today|ready)(?: today| now| yet)?(?: to (?:talk|speak|present|give|share|start|go) …6)?",
  '(?:any|are there any|is there any|if there are (?:no|any)|do we have any|does anyone have any|anyone have any|no|if no)(?: other| more| further| final| last| closing| additional| quick)* (?:questions?|comments?|thoughts?|topics?|announcements?|items?|remarks?|hands?|updates?(?! (?:on|about|for|regarding)))(?: (?:here|left|so far|at all|today|from (?:anyone|anybody|@|the (?:team|room|floor|group|audience))|or (?:comments?|questions?|thoughts?|updates?|topics?|concerns?|feedback)))*(?: (?:on|about|around|regarding|for|to|before) …5)?',
  '(?:anyone|anybody|(?:does|has|is|if) (?:anyone|anybody|anything|someone|somebody))(?: there)?(?: else)?(?: (?:want|wants|would like) to)?(?: (?:add|share|say|bring up|comment|mention|discuss|speak|talk|go)(?: anything)?)?(?: (?:else|on this|here|first|next|today|about this|before we …5|to add|to share|to say|to discuss))*',
  "(?:let's|let us|we can|can we|do we want to|we want to|i'd like to|we'd like to) hear from …4",
  "(?:is there )?anything (?:else|more|to add|you want to add|you'd like to add)(?: (?:to add|to say|to share|from your side|on your end|from you|from @|on this))*",
];

const steps = [
  '(?:(?:the|our) )?next (?:up|item|topic|point|thing|one|speaker|presenter|agenda item|on the agenda|on the list|we have|slide)(?! (?:step|week|month|year))…9',
  "(?:let's|let us|we can|we could|we'll|we will|we should|shall we|should we|can we|i'll|i will|i'd like to|i want to|let me|we're going to|i think we can|we might|i propose we|i suggest we|maybe)(?: (?:just|now|maybe|then|probably|also|quickly|perhaps|all))* (?:(?:move on|move along|move (?:over |straight |directly )?to (?:the )?(?:next|last|first|second|third|other|final|@)|(?:go|turn|come|switch) (?:back )?(?:over )?to (?:the next|@|you))…7|(?:get (?:started|going|into it|it started|on with it)|jump (?:right |straight )?(?:in|into it)|dive (?:right )?(?:in|into it)|kick (?:it |this |things |us )?off|go (?:around|next|on|through the agenda)|wrap (?:it |this |things )?up|call it(?: a day)?|(?:close|end|start) (?:the|this) (?:call|meeting|session|recording)|stop (?:here|there)|start|begin|continue|proceed|leave it (?:here|there))(?: here| now| then| for today| today| for now)*$)",
  'moving (?:on|along|to (?:the )?next)…7|on to (?:the )?next …6|move on…6',
  "(?:let's|we'll|we can|i'll|let me)(?: (?:just|maybe|then))* (?:wait|give (?:it|people|everyone|them|folks|you|@))(?: (?:for|just|a|an|another|one|few|couple|of|two|more|some|minute|minutes|second|seconds|sec|moment|time|people|to join|others|folks|@|until …4))*",
  '(?:just |give me |only )?(?:a|one|two|half a|another|1|2|few|a few|a couple of|give me a) (?:quick )?(?:second|seconds|sec|secs|minute|minutes|moment|moments)(?: please)?$|(?:hold|hang) on(?: a (?:second|sec|minute|moment))?|bear with me',
  "(?:we're|we are|we|i think we're|i see we're|it's)(?: (?:already|almost|running|now|a bit|getting|just|right|at|over|slightly))* (?:out of time|of time|over time|on time|at time|the end|short on time|at the end of (?:the|our) …3)|in the interest of time|for the sake of time|time check",
  "(?:we have|we've got|you have|there are|there's|that leaves us with)(?: (?:about|around|only|like|maybe|just))* \\S{1,8} (?:more )?minutes?(?: (?:left|remaining|to go))*",
  '(?:the )?(?:meeting|session|hearing|call|committee) (?:is|stands|will come)(?: now)? (?:adjourned|suspended|closed|open|over|resumed|to order)|call(?:ing)? (?:this |the )?(?:meeting|session|committee)?(?: back)? to order|order$|point of order',
  "(?:we'll|we will|i'll|i will|we)(?: now| next| then)* (?:go|turn|move|come|proceed|recogni[sz]e|call on|call upon)(?: now| next| over| back| on)*(?: to)? (?:the |honou?rable |mr |mrs |ms |madam |minister |member |dr )*@(?: (?:for|please|from) …5)?",
  "(?:you have|you've got|@ has|@ you have) (?:about |around |up to )?\\S{1,8} (?:and a half )?(?:minutes?|seconds?)(?: left| please| remaining)?|your time is (?:up|over)|(?:your|the|his|her) microphone is on",
];

const ends = [
  "(?:that's|that is|i think that's|i think that is)(?: (?:pretty much|basically|about))? (?:it|all|everything)(?: (?:from|for|on) (?:my|our|me|us|the|your|today|now|this) ?(?:side|end|call|meeting|agenda|update|one)?(?: today)?)*|that's a wrap",
  '(?:nothing|no updates?)(?: (?:more|else|new|to add|major))*(?: (?:from|on|for) (?:me|us|my|our) ?(?:side|end)?)',
];

const line = [
  '(?:can|could|do|did)(?: (?:you|everyone|everybody|anyone|anybody|people|guys|folks|all|still|now|already))+ (?:hear|see)(?: (?:me|us|him|her|@|it|this|my|the|screen|slides?|presentation|window|tab|browser|well|okay|ok|alright|fine|clearly|now|right|properly|everyone|already|yet|all))*$',
  "(?:i|we|you|people|they) (?:can|can't|cannot|could|couldn't|can not|still can't|should be able to|don't)(?: (?:now|also|still|actually|not|barely|hardly))* (?:hear|see)(?: (?:you|me|us|him|her|@|anything|anyone|your|my|the|screen|slides?|presentation|voice|audio|well|okay|ok|fine|clearly|now|loud|and|very|really|too|yet|anymore|at all|good|from …3))*$",
  "(?:i|we) (?:hear|see) (?:you|your screen|your slides)(?: (?:well|fine|clearly|now|loud|and|clear|good|okay|perfectly))*$|loud and clear|am i audible|you(?:'re| are) audible|(?:we|i) lost you",
  "(?:i think |sorry |@ )*(?:you|i|@|you're|i'm|i was|you are|i am|you were|@ is|@'s|i've been|still)(?: (?:was|is|are|were|still|just|on|now|currently|both|double|'re|might be|may be|been|not|actually))* (?:muted?|unmuted?|breaking up|cutting (?:out|in and out|off)|frozen|lagging|choppy|very quiet|too quiet|robotic|echoing)(?: (?:yourself|now|again|sorry|a bit|a little|bit|me))*",
  '(?:can|could|please|you (?:can|need to|have to)|you should|if you could|had to|let me|trying to)(?: (?:you|everyone|everybody|please|just|people|@))* (?:un)?mute(?: (?:yourself|yourselves|myself|me|your mic|your microphone|please|now))*|unmute (?:yourself|please)',
  "(?:is|are|maybe|i think|check|sorry)?(?: ?(?:my|your)) (?:mic|microphone|audio|sound|video|camera|internet|connection|wifi|headset|headphones|zoom|line)(?: (?:is|was|are|isn't|not|seems|still|just|working|okay|ok|fine|good|bad|better|off|on|muted|broken|terrible|weird|again|today|now|very|really|so|dropped|cut|out|a|bit|unstable|to be|properly|here|choppy|breaking|up))*$",
  "(?:i'll|i will|i'm|i am|let me|can i|could i|may i|should i|i can|i could|shall i|i'm going to|i was going to|can you|could you|are you|do you want me to|i'm gonna|you can|you should be able to|happy to)(?: (?:just|quickly|try|trying|to|now|also|please|maybe|actually|be|able|going|start|stop|go|ahead|and|first))* (?:(?:share|sharing|reshare) (?:my |your |the |a |entire )*(?:screens?|slides?|tab|window)(?: again| now| here)*|sharing(?: now)?|present(?: now)?)$",
  '(?:screen shar(?:e|ing)|(?:mic|sound|audio) check|check check|test(?:ing)?(?: (?:test(?:ing)?|one|two|three|1|2|3|mic))+)',
  "(?:are we|are you|you're|we are|we're|i'm|i am) (?:streaming|live|recording|on|good to go|ready|ready to go|ready to start|good to start|good to get started|ready to get started)(?: now| today| yet)?|is (?:it|this|the (?:call|meeting|session))(?: being)? (?:recorded|recording)|is (?:my|the|your) (?:screen|slides?) visible|is it visible",
  '(?:the )?(?:recording|transcription|stream)(?: (?:has|is|just|was))* (?:started|stopped|on|in progress|live)|record(?:ing)? (?:this|the) (?:call|meeting|session)',
  "(?:i'm|i am|we're|yes) (?:here|back|around|still here|also here|on the call|there)(?: now)?|(?:are|is) (?:you|@) (?:there|here|still there|with us|around)",
  "(?:you're|you are|i'm|i am|everyone|he's|she's|@ is|there are people|someone is|somebody is|people are)(?: (?:just|still|now|also))* (?:joining|dropping off|in the waiting room|on another call)",
  "(?:i|i'll|i have to|i need to|i gotta|i've got to|i have got to|i'm going to|i should|need to|got to)(?: (?:have|need|got|to|will|unfortunately|also|just|actually))* (?:drop|drop off|leave|run|jump off|hop off|head out)(?: (?:off|now|in …4|for …4|soon|early|to another …3|sorry))*$",
];

/** Phrases of English after which somebody else has the floor, in lower case without marks. */
export const floorPhrases: readonly string[] = [...floor, ...steps];

/** Phrases of thanks and apology. */
export const courtesyPhrases: readonly string[] = courtesies;

/** Greetings, phrases about the line and the recording, and the end of what somebody has to say. */
export const linePhrases: readonly string[] = [...greetings, ...ends, ...line];
