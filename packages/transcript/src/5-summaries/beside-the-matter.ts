const soundAndScreen = [
  "(?:hear|see) (?:me|us)\\b|can(?:'t| not|not) hear|break(?:ing)? up|lost you|froze",
  '(?:see|share|sharing) (?:my|your|the|a) screen|my screen|as you can see',
  "on mute|un-?muted?|you're muted",
  '(?:my|your) (?:camera|mic|microphone|headset|internet|connection|audio|video)',
  '(?:the|this|present|share|hand|mute|raise) button|emoji|present(?:ing)? now|chat window',
  'in the chat|drop(?:ping)? (?:it|a link|the link)|next slide|previous slide',
];
const recording = [
  '(?:start|stop|begin)(?:ing|ed)? (?:the )?record|record (?:this|the) (?:call|meeting|session)',
  "(?:being|is|are|we're|I'm) recording|live ?stream|show notes",
];
const courtesy = [
  'welcome (?:to|back|everyone|everybody|all)|^welcome|^(?:hello|hi|hey|bye)\\b',
  'good (?:morning|afternoon|evening|day|night)|happy (?:new year|birthday|friday|monday)',
  'see you|talk (?:soon|to you)|take care|have a (?:good|great|nice|lovely)',
  'nice to|(?:a|my) pleasure|how are you|how was your|(?:this|your) weekend',
  'thank(?:s| you)|no worries|no problem|sorry|apolog|excuse me|glad|appreciate|congrat|well done',
  'good (?:point|question|idea|catch|job|work)|great (?:point|question|idea|job|work|news)',
  'love (?:it|that)|just kidding|(?:only|just) joking|ha ?ha|lol\\b',
  'my name is|(?:quick )?introduc(?:e|tions?)\\b|round of intro|special guest|with (?:me|us)(?: today)?,',
];
const handingOver = [
  "let me (?:share|show|pull up|see|check|start|know)|let's (?:see|hear|give|wait)|let (?:me|us) know",
  'walk (?:us|you|me|through)|go ahead|feel free|one (?:moment|second)|bear with',
  '(?:raise|raised) (?:your|their|my|a) hands?|over to you|hand(?:ing)? (?:it )?over to',
  'give (?:it|everyone) (?:a|another) (?:minute|few)',
  "I(?:'ll| will) (?:briefly |quickly |just )?(?:go (?:through|over)|explain|cover|present|talk about)",
  "we(?:'ll| will) show you|(?:that|this) covers|(?:brief|quick|short) overview",
];
const agenda = [
  '(?:first|next|last|final|second|third|only|more|another|other|main) (?:item|topic|point on|agenda|up\\b)',
  "(?:on|to|through|of) (?:the|our|today's|my) agenda|agenda (?:for|is|items?|today)",
  '(?:first|next|second|third|fourth|last|final) one\\b|for today,',
  '(?:want(?:ed)?|like|love) to (?:just |quickly |briefly |also )?(?:share|show|mention|talk|discuss|give|say(?!,)|ask|highlight|flag|touch|cover|go (?:over|through)|walk|start|begin)',
  '(?:items?|topics?|things?|points?) (?:on the|for) (?:agenda|today)|move (?:on|over)\\b|moving on',
  "let's (?:move|start|get started|begin|kick|jump|dive|talk about|discuss|go (?:to|through|over|around)|turn|circle|wrap|continue)",
  'get started|start(?:ing)? with|kick (?:this |it )?off|kick-off the',
  'before we (?:start|begin|dive|wrap|close|go|jump|finish|move)',
  '(?:a lot|much|lots|plenty) to (?:cover|get through)|out of time|attendance|quorum',
  'we (?:have|are) (?:all here|everyone|on time|out of time|running)',
  "(?:purpose|goal|aim|point) of (?:this|today's|the) (?:call|meeting)|call (?:this|the) meeting|adjourn",
  "(?:today|this (?:call|meeting)),? (?:we|I)(?:'ll|'d| will| want| would| need)",
  'to recap|let me (?:summari[sz]e|recap)|action items?|next steps?[.,:!]|^proposed (?:resolution|decision)',
];
const asking = [
  'any (?:questions|comments|other|thoughts|objections|updates)|any(?:thing|one|body) else|questions? from',
  'does (?:that|this) (?:make sense|sound)|makes? sense\\b[.!]',
  'sounds? (?:good|great|like a plan|right|fair|perfect)|misunderst|say that again|repeat that',
];
const showing = [
  '(?:this|that|our|the) (?:show|episode|podcast)\\b|make sure to subscribe|leave (?:us )?a review|stay tuned',
  'code of (?:conduct|ethics)|type (?:in )?q\\b|(?:add|remove) yourself|speakers? (?:queue|list)',
  "(?:today|here),? (?:we|i)(?: a|'|’)(?:re|m) (?:going to )?(?:talk|speak|discuss)\\w*|then we(?:'ll| will) (?:discuss|talk)",
  "(?:maybe )?let's (?:\\w+ ){1,2}(?:talk about|discuss)|(?:we|i)(?:'ll| will) be moving (?:in|on)to",
  "(?:didn't|don't|won't) (?:get|have time) to\\b.*today|keep my eye",
];
const ofPrivateLife = [
  'my (?:own )?(?:friends?|wife|husband|partner|family|kids?|son|daughter|mother|father|mom|dad|house|home|dog|life|career|brother|sister)',
];
const supposing = [
  '^say (?:a|an|you|we|the|i)\\b',
  'you (?:know|see) what|let.s (?:just )?say\\b|imagine\\b|suppose (?:we|you)|think about',
  '(?:as|like) (?:\\w+ )?(?:said|mentioned)\\b',
];
const procedure = [
  'a second by|(?:first|next|last) speaker',
  'motion and (?:a )?second|second(?:ed|s)? (?:the|that|this) motion|all (?:those |in )?in favou?r|roll call',
  'approv(?:e|al of) the (?:consent |previous |last )?(?:agenda|minutes)|consent agenda|standing order',
  '(?:open|close)(?:s|d)? the (?:public )?hearing|meet in private|(?:private|executive|closed) session|recess',
  '(?:come|be|get|meet) back (?:at|in) (?:\\d|ten|five|half)|(?:lunch|coffee|short|quick) break|set (?:the|a) timer',
  'sticky notes?|stickies|breakout rooms?|hand raised|queue up',
  "(?:we|I)(?:'ve| have)(?: got)? (?:a few|a couple of|some|two|three|four|five|\\d+) (?:quick )?(?:updates?|items?|points?|topics?|questions?|announcements?|things?)\\b",
  "(?:we|I)(?:'ll| will|'re going to| are going to) be (?:discussing|talking|presenting|covering|showing)|(?:want(?:ed|s)?|going|like) to bring up|by the way\\b|shout(?:ed|ing)? out|everybody knows|wrap(?:ping)? up|forgive me",
  '(?:first|second|third|next|last|final) (?:point|thing|step|part) (?:was|is)|(?:gonna|going to) run the (?:proposals?|polls?)',
  'today (?:we|I)(?: are| am|.re|.m) (?:talking|discussing|covering|looking|going)',
  'let.s take (?:a|another) (?:step|look)|let.s look|(?:this|that|the next|the last|my) (?:slide|graph|chart|diagram)|my cursor',
  '(?:slides?|deck|presentation) (?:today|in a second|later|afterwards)',
  'please don.t|don.t (?:worry|thank|make me|shoot|tell anybody)|never ?mind|as you (?:all |may |might )?(?:know|see|remember)|you (?:might|may) (?:also )?remember',
];
const captions = [
  '(?:screen ?shar(?:e|ing)|recording|transcription|meeting|call) (?:has )?(?:started|stopped|ended|begun|paused)',
  '(?:has )?(?:joined|left) the (?:meeting|call|room|chat)|(?:started|stopped) (?:screen ?sharing|recording|transcription)',
];
const noise =
  /^\s*\[|\[(?:music|laughter|applause|inaudible|silence|crosstalk|noise|pause|unintelligible|indistinct|foreign)[^\]]*\]|\((?:laughter|laughs|applause|inaudible|crosstalk|music|indistinct|unintelligible)\)/i;
const aboutTheCall = new RegExp(
  `\\b(?:${[soundAndScreen, recording, courtesy, handingOver, agenda, asking, showing, supposing, procedure, captions, ofPrivateLife].flat().join('|')})`,
  'i',
);
const smiley = /(?:^|\s)[:;]-?[)(pPD]+[."”]*$|\p{Extended_Pictographic}/u;

/** Whether a sentence is about the call itself or its agenda, or said out of courtesy. */
export const isBesideTheMatter = (text: string): boolean =>
  smiley.test(text) || noise.test(text) || aboutTheCall.test(text.replaceAll('’', "'"));
