/** Patterns of planning, deciding and asking, for lower-case words of a passage separated by spaces. */
const subject = '(?:i|we|you|he|she|they|<name>)';
const some = '(?: \\w+){0,2}';

export const signs: Readonly<Record<string, RegExp>> = {
  promise: /\b(?:i'll|i will|i'm going to|i am going to|i'm gonna|i can|let me|i could|i shall)\b/,
  shared: /\b(?:we'll|we will|we're going to|we're gonna|we can|let's|let us|we shall)\b/,
  need: new RegExp(
    `\\b${subject}${some} (?:need|needs|have|has|must|should|ought|gotta)(?: to)?\\b`,
  ),
  request:
    /\b(?:(?:can|could|would|will) you|if you (?:can|could|would)|please|you could|you can|you should|you'll|you will|i'd like you|i want you|do you want to|your (?:task|job))\b/,
  third:
    /\b(?:he'll|she'll|they'll|<name> will|<name> is going to|will be (?:doing|working|sending|looking))\b/,
  handOver:
    /\b(?:send|sent|e-?mail|mail|write|circulate|forward|share|give|get back|report|let (?:you|us|him|her|them) know|post|put|upload|distribute|provide|submit)\b/,
  lookInto:
    /\b(?:look (?:at|into)|find out|check|figure out|investigate|think about|work on|try|test|talk to|talk with|speak to|speak with|ask|call|contact|follow up|follow-up|review|read|come up with|take a look|see (?:if|whether|what|how))\b/,
  make: /\b(?:prepare|make|build|create|draft|set up|schedule|arrange|organi[sz]e|book|add|fix|update|finish|complete|change|design|run|train|collect|record|implement|merge|publish|release|deploy)\b/,
  due: /\b(?:by|until|before|on|next|this|until|end of)(?: the)? (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|meeting|time|january|february|march|april|may|june|july|august|september|october|november|december|tomorrow|end|summer|spring|autumn|winter|christmas|call)\b|\b(?:tomorrow|tonight|soon|later|afterwards|off-?line)\b/,
  agree:
    /\b(?:agree|agreed|decide|decided|decision|settled|consensus|conclusion|resolved|unanimous|motion|carried|approve|approved|go with|stick (?:with|to)|stay with|opt for|choose|chose|prefer|vote|objections?|in favou?r)\b/,
  settle:
    /\b(?:so we|so let's|okay so|then we|we'll (?:just |do |have |use |go |keep |make )|that's what we|we have (?:a|the)|it's (?:going to|gonna) be|it is (?:going to|gonna) be|is fine|sounds good|let's (?:do|go|just|keep|have|say|make|use|not|try|take|move))\b/,
  suggest:
    /\b(?:how about|what about|why don't|maybe we|perhaps we|i would suggest|i suggest|i propose|i'd (?:say|like|rather|go)|we could|i think we|my (?:suggestion|proposal))\b/,
  assent:
    /^(?:(?:oh|uh|um|so|and|well) )*(?:yeah|yes|yep|okay|ok|sure|right|alright|all right|fine|great|good|cool|perfect|exactly|absolutely|definitely|of course|i'll|i will|sounds|i agree|agreed|will do|no problem|mm-hmm|mm-hm|fair)\b/,
  refuse: /^(?:(?:oh|uh|um|well) )*(?:no|nah|nope|but|not|i don't|i can't)\b/,
  ignorance:
    /\b(?:don't know|not sure|no idea|unclear|don't understand|wonder|wondering|question is|open question|hard to say|depends|can't (?:say|answer)|cannot (?:say|answer)|no answer|who knows|have to see|need to find out)\b/,
  asks: /^(?:(?:so|and|but|or|well|um|uh|okay|yeah) )*(?:what|how|why|when|where|who|which|do|does|did|is|are|can|could|would|will|should|has|have)\b/,
  condition:
    /\b(?:if|unless|whether|would have|could have|in case|suppose|hypothetically|might|maybe|perhaps|probably)\b/,
  past: /\b(?:was|were|did|had|said|told|went|got|last (?:week|time|month|year|meeting)|yesterday|ago|used to)\b/,
  inside:
    /\b(?:my screen|this slide|next slide|the slide|the agenda|microphone|mic|hear me|start with|move on|next item|next point|turn to|go through|come back|hand (?:it )?over|first of all|give (?:a|you|the) (?:presentation|overview|update))\b/,
  minutes:
    /\b(?:action|actions|minutes|to-?do|next steps?|homework|deadline|task|tasks|assign|assigned|responsible|in charge|take care)\b/,
};
