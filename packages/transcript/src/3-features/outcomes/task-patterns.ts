/** Verbs of work with a later result; "I'll share my screen" has none. */
export const workVerb = `(?:send|e-?mail|write(?: up| down)?|draft|prepare|put together|set up|schedule|book|organi[sz]e|arrange|follow up|reach out|get back to|check(?: in)? with|check (?:if|whether|on|the|that)|look into|look up|investigate|find out|figure out|review|update|fix|create|build|tell (?:him|her|them)|put (?:the|it|that|them|those|these|a)|join the call|open (?:(?:an?|the|some) )?(?:issues?|tickets?|prs?|pull requests?|bugs?)|come up with|take a (?:closer )?look (?:at|on|into)|need to take a look|file|submit|deliver|finish|finali[sz]e|complete|circulate|forward|share (?:the|it|that|this|a|an|my notes|some|those|our|their|his|her)|post|publish|document|test|deploy|implement|merge|rebase|ship|release|migrate|contact|ping|ask|talk to|speak to|speak with|talk with|scope|rehearse|validate|collect|gather|compile|run (?:the|a|some)|upload|order|own|take care of|take (?:it|that|this) on|handle|work on|add (?:it|that|this|a|an|the|some)|clean up|coordinate|draw up|analy[sz]e|bring (?:the|a|it)|pair with|invite|propose|raise (?:a|an|it|this|that|the)|verify|report back|research|brainstorm|explore|evaluate|assess|refactor|optimi[sz]e|redesign|design|sync (?:up )?with|double[- ]check|confirm|estimate|configure|install|rewrite|rework|improve|address|resolve|reschedule|negotiate|outline|map out|escalate|patch|assign|lead|start (?:a|an|the|on|working|sending|writing|preparing|collecting|planning|drafting|contacting|reaching out|looking into)|secure|loop (?:in|\\w+ in)|let (?!me\\b|us\\b|you\\b)(?:[a-z'-]+ ){1,4}know|get (?:it|that|those|them|these|you) (?:the|to|ready|done|sorted|started|fixed))`;

export const notLater =
  /\b(?:my screen|share (?:the|my|this) screen|right now|in a (?:second|sec|minute|moment)|a second|quickly (?:show|go)|hear me|see my|the recording|mute|start (?:with|off|by)|stop (?:here|sharing)|ask you|ask again|talk to you|ask a question|say that|this slide|next slide|the next slide|in the chat|(?<!\b(?:the|a|our|this|next) )call on|call it|call this|(?<!\b(?:i'll|i will|i can|please|you|to) )call (?:them|him|her)|call that|call in|turn it over|hand (?:it )?over|pass (?:it )?(?:on|over)|give you(?!.*\bby (?:\w+day|tomorrow|noon|the end|next|end)\b)|run through|as (?:i|we) (?:said|speak)|see you|catch you|eyes peeled|have a talk|see how (?:it|things|that)|(?:finish|kick) off with|move on|go through the (?:agenda|list)|time for the topic|(?:give|hand) (?:it|this|that) back to|call (?:them|him|her) forward|share (?:it |this |that )?here|be like|let me (?:also |just |quickly )?(?:make sure|see if|walk|share|show|explain|summari[sz]e|recap|start|read|repeat|understand|capture|rephrase|try))\b/i;

/** Said in order to run the meeting or to talk to an audience, and done when it is said. */
export const saidToRun = new RegExp(
  [
    String.raw`\b(?:briefly|quick(?:ly)? (?:intro|introduction|update|recap|overview|look|question))\b`,
    String.raw`\bdo you (?:want|need|have)\b`,
    String.raw`\bopen (?:for|to) (?:any )?questions\b|\bput (?:it|that|this)(?: to you)? (?:this|that|another) way\b`,
    String.raw`\b(?:speak to (?:this|that|it)|(?:post|paste|put) (?:this|it|that) (?:to|in|into) (?:the )?chat|dive into|get into (?:it|that|this)|repeat (?:this|that|it) back|do so now|be brief)\b`,
    String.raw`\b(?:can you (?:all )?(?:see|hear)|(?:would|do) you (?:like|want) to (?:drive|speak|talk|share|present|add|take|go|start|comment|introduce|jump|say|give)|check the chat|minutes (?:on time|left|over)|close (?:it |this )?out|anything else|give (?:some|more|a bit of) context|a bit of discussion)\b`,
    String.raw`\b(?:end|start|open|close|call) (?:the|this|our) (?:call|meeting|session|hearing)\b|\bback to order\b|\bon the queue\b|\bover time\b`,
    String.raw`\b(?:listeners?|subscribe|(?:join|follow|find) (?:us|me|our)|our (?:website|episodes?|show|discord)|stay tuned|this (?:episode|podcast))\b`,
  ].join('|'),
  'i',
);

const reported =
  /\b(?:he|she|they|who|\p{Lu}\p{L}+) (?:already )?(?:said|says|told (?:me|us)|mentioned|promised|thought|claimed)\b/u;
const whereabouts =
  /\bI(?:'ll| will|'m going to| am going to) (?:(?:also |then )?be (?:flying|travell?ing|on|at|in|out|off|away|there|here|back|late|asking|hosting|moderating|chairing)|have to (?:go|leave|run|drop)|need to (?:go|leave|run|drop))\b/i;
const longestLetters = 600;

/** What is done already, without a word of what follows. */
const done =
  /\b(?:i|we)(?:'ve| have)?(?: just| already)* (?:added|sent|filed|opened|moved|wrote|created|fixed|updated|posted)\b/i;
const later = /\b(?:will|going to|gonna|need|should|please|can you|could you|todo)\b|'ll\b/i;

export const isNoTask = (text: string): boolean =>
  text.length > longestLetters ||
  notLater.test(text) ||
  saidToRun.test(text) ||
  reported.test(text) ||
  whereabouts.test(text) ||
  (done.test(text) && !later.test(text));

/** What nobody says will be done: conditions, denials and remarks on a matter. */
const uncommitted = new RegExp(
  [
    String.raw`\b(?:might|may (?:need|want|have|be)|I(?:'m| am) (?:not )?sure)\b`,
    // 'The team will need two more weeks'
    String.raw`(?:'ll| will) need (?:\w+ ){1,4}(?:hours?|days?|weeks?|months?)\b`,
    String.raw`\b(?:will|should|am|are|is)(?: actually| really| probably)? not\b|\b(?:won't|shouldn't|needn't|isn't|aren't)\b|\b(?:please|let's) (?:don't|not)\b|\bno, i can't\b`,
    String.raw`^(?:(?:so|and|but|then|well|yeah|ok|okay|because|maybe)[, ]+)*(?:if (?!you (?:could|can|would)\b)|(?:once|because|unless|whether|it|it's|that|that's|there|these|those|they|you should)\b)`,
  ].join('|'),
  'i',
);
export const isUncommitted = (text: string): boolean => uncommitted.test(text);

export const unreal =
  /\b(?:if i|if we|if you|if they|when i was|would have|could have|should have|might|maybe|probably won't|i guess|i don't know|i don't think|suppose|imagine|^let's say|let's say (?:i|you|we)|for example|wish|used to|not going to|won't|never|as soon as|hypothetically|like i'll|or i'll|(?:say|says|said|like),? ["'“‘]?i'll)\b/i;

export const firstPerson = new RegExp(
  `\\b(?:I(?:'ll| will| shall)(?: also| then| just| \\w+ly| go ahead and| try to| make sure to| need to| have to)?|I(?:'m| am) going to|I can|let me|I need to|I have to) (${workVerb})\\b`,
  'i',
);
export const firmPromise = /\bI(?:'ll| will| shall)\b/i;

/** What people say of a task of others, and of steps of the meeting if it is their own ('I'll continue'). */
const dutyVerb =
  '(?:continue (?:the|to)|monitor|track|support|develop|conduct|oversee|manage|maintain|explore|drive (?:the|this)|provide(?! (?:an?|the|some) (?:update|overview|summary)))';

export const namedTask = new RegExp(
  `(\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?)(?:'s going to|'ll| will| is going to| needs to| should| must| has to)(?: also| then)? (${workVerb}|${dutyVerb})\\b`,
  'u',
);
/**
 * 'Sam is responsible for running the check', 'Priya to submit the guidelines', 'Dana — publish the list': at the start
 * of a sentence.
 */
export const givenTask = new RegExp(
  `^(?:(?:[Aa]nd|[Aa]lso|[Tt]hen|[Ss]o)[, ]+)*(\\p{Lu}[\\p{L}'-]+(?: \\p{Lu}[\\p{L}'-]+)?)(?: is responsible for \\p{L}+ing| to (?!(?:be|me|us|you|him|her|them|the|my|our|your)\\b)\\p{Ll}{2,}| [—–] (?:please )?(?:${workVerb}|coordinate|clear|pull|get|make|bring))\\b`,
  'u',
);
export const request = new RegExp(
  `\\b(?:(?:can|could|would|will) you(?: and [\\p{L}]+)?(?: please| also| maybe)?|please|you(?:'ll| will)(?: also)? need to|you(?:'ll| will| should| need to)|i need you to|i'd like you to|your task is to)(?: just)? (${workVerb})\\b`,
  'iu',
);
/** 'Sarah, finalize the contracts', 'Send me the numbers, Ana': a name, and what to do. */
export const imperative = new RegExp(
  [
    `^(?:(?:and|also|then|so|next|great|perfect|ok(?:ay)?)[, ]+)*\\p{L}[\\p{L}'-]+(?: \\p{L}[\\p{L}'-]+)?, (?:please |then |also )?(?:${workVerb})(?! (?:may|might|must|is|was|are|has|have|will|would|can|could|should|needs?|team)\\b)\\b`,
    `^(?:(?:and|also|then|so|please)[, ]+)*(?:${workVerb})\\b.{3,120}, \\p{L}[\\p{L}'-]+[.!]?$`,
  ].join('|'),
  'iu',
);
/** 'Mike, please own this': the sentence before tells what. */
export const handsOver =
  /^(?:[\p{L}'-]+, )?(?:please |(?:can|could|will) you )(?:please )?(?:own|take|handle|drive|lead|do) (?:this|that|it)(?: one)?(?:, [\p{L}'-]+)?[.?!]*$/iu;
/** Accepted by the next speaker, any of these is a task. */
export const anyRequest =
  /\b(?:can|could|would|will) you(?: please| also| maybe| just)? (?!(?:see|hear|say|repeat|explain|tell|show|share|go|start|continue|elaborate|speak|mute|unmute|remind|confirm|clarify|hold|wait|take over|walk|talk|be|give|imagine|describe|read|think|believe|introduce|guess|understand|remember|pass|turn|begin|live|put that|do me|stay)\b)[a-z]+ \w/i;
/** A plain yes to such a request is often done at once. */
export const commits =
  /\b(?:will do|i'll|i will|i can|can do|on it|consider it done|leave it with me|happy to|no problem|by (?:\w+day|tomorrow|the end|noon|eod))\b/i;
export const politeRequest =
  /\b(?:please (?!(?:go|start|continue|correct|let|speak|introduce|hold|wait|stop|mute|unmute|repeat|say|explain|come|be|note|look|see|feel|join|tell us|take over|don't|do|not|keep)\b)[a-z]+ \w|i need .{1,80} from you\b)/i;
export const datedPromise =
  /\bI(?:'ll| will) (?!(?:be|see|have to|say|try|talk|speak|present|show|start|begin|discuss|cover|go|explain|focus|mention|think|know|need|want|walk|tell you|miss|stay|leave|come|not|never|just say)\b)[a-z]+ /i;
export const announced =
  /^(?:(?:so|and|okay|ok|the)[, ]+)*(?:(?:action(?: (?:item|point))?|next step|follow[- ]?up|to-?do|AI)s?(?: (?:here|is|(?:no\.? ?)?\d{1,3}|one|two|three|four|five|six))?(?: (?:for |\()@?(?<name>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)\)?)?(?: (?:is|are|there is))?(?: to)?\s*(?::|\s[–-]\s|(?<=\b(?:is|are)) (?=[\p{L}'-]+ (?:to|will)\b))|(?:\[(?:action(?: item)?|AI)\]|<action>|#action\b):?)\s*(?<task>.+)/iu;
export const assent =
  /^(?:(?:yeah|yes|yep|okay|ok|oh|um|uh)[,.!]? )*(?:yes|yeah|yep|sure|of course|will do|okay|ok|absolutely|certainly|no problem|happy to|i'll|i will|i can|can do|consider it done|definitely|got it|on it)\b/i;
export const takesIt =
  /\bI(?:'ll| will| can) (?:take (?:that|it|this|care of (?:that|it|this))(?: one)?|do (?:that|it|this)|own (?:that|it|this)|handle (?:that|it|this)|look into (?:that|it|this))\b/i;
export const sharedNeed = new RegExp(
  `\\b(?:we|somebody|someone)(?:'ll)?(?: still)? (?:need to|needs to|should|have to|has to|must) (${workVerb})\\b`,
  'i',
);

/** A fast filter: every task matches it. */
export const hint =
  /['’]ll\b|['’]s going to|\b(?:will|can|could|would|please|ill|shall|should|must|need|needs|let me|happy to|have to|has to|going to|responsible for|action|next step|to-?do|task)|^AI\b|^[\p{L}', -]+ [—–] \p{Ll}|^[\p{L}' -]+ to \p{L}|^(?:[a-z]+[, ]+)?[\p{L}'-]+(?: [\p{L}'-]+)?, \p{L}|, \p{L}[\p{L}'-]+[.!]?$/iu;
