import { spellingsOf } from './sounds-like.ts';

const knowing =
  '(?:knows?|has|have|had|can|could|understands?|does|do|did|ever|runs?|remembers?|handles?|gets?|reads?|writes?|talks? to|speaks? to|maintains?|(?:is|are) (?:allowed|able))';
const nobody = '(?:[Nn]obody|[Nn]o one|[Nn]o-one|[Nn]one of us|[Nn]ot one of us)';
const but = '(?:but|except|besides|other than|apart from)';
const matter = '(?:how|what|where|which|who|whom|why|when|the|every|all|more|each)';
const things =
  '(?:keys?|passwords?|logins?|access|accounts?|contacts?|numbers?|lists?|overview|history|sheets?|spreadsheets?|files?|records?|documents?|contracts?|discounts?|prices|details|scripts?|certificates?|tokens?|notes?|relationships?|rights|permissions?|originals?)';

/** '@' stands for a name of the person, and a name ends with it. */
const ofName = [
  `[Oo]nly @ ${knowing}`,
  `@(?: is|['’]s| was) (?:still |now |really |basically )?(?:the|our) only (?:one|person|contact|admin|owner|\\p{L}+ (?:who|that))`,
  `@(?: is|['’]s| was) (?:still |now |really |basically )?the (?:one|person) (?:who|that|to ask|with)`,
  `@ (?:alone |always |probably |surely |still )?(?:knows|would know|remembers) ${matter}(?! (?:already|feeling))`,
  `@ (?:has|holds|keeps) (?:the only|all(?: of)? the|every|the) (?:\\p{L}+ ){0,2}${things}`,
  "[Ww]ithout @(?!['’]s| (?:here|today))",
  `${nobody}(?: else)?(?: here)? ${but} @`,
  "(?:is|are|[Ii]t['’]s|sits|all|only) in @['’]s? (?:head|hands|drawer|notebook|laptop|mailbox|inbox)",
  '(?:goes|went|runs|has to go|must go) through @',
  "@(?: is|['’]s) (?:the|our) (?:go-to|contact|point of contact)",
  // Who may correct what is said knows it better.
  '@,? (?:(?:you|please|feel free to|can|could|will|may) )*correct me',
  "[Cc]orrect me if I(?:['’]m| am) (?:wrong|mistaken),? @",
];

const adverbs =
  '(?:(?:also|currently|already|still|just|now|always|usually|normally|mostly|basically|actually) )*';
const doing =
  'working (?:(?:really|very|super) )?(?:hard )?on|building|writing|implementing|developing|designing|drafting|preparing|compiling|leading|running|maintaining|handling|driving|coordinating|collecting|tracking|organi[sz]ing|hosting|looking into|looking after|taking care of|responsible for|in charge of';
const makes =
  'built|created|drafted|designed|developed|implemented|put together|set up|compiled|proposed|automated|maintains|handles|leads|manages|coordinates|owns|looks after|takes care of';
/** In the present, verbs tell of a duty: 'Marta takes the minutes'. */
const duties =
  'takes|does|keeps|runs|checks|orders|signs|counts|collects|reviews|approves|organi[sz]es|hosts|chairs';
/** Done once as well: 'Marta sends the answer' is what a meeting agrees on. */
const often = 'opens|sends|writes|books|updates|prepares|pays|plans|fills|trains';
/** What goes on after it was written; a report is done then. */
const papers =
  '(?:PRs?|pull requests?|proposals?|drafts?|specs?|specifications?|EIPs?|sheets?|spreadsheets?|scripts?|tools?|dashboards?|branch|prototypes?|implementations?|proofs? of concept|templates?|guides?|models?|simulators?|handbooks?|runbooks?)';
const determiner = '(?:the|a|an|this|that|these|those|our|some|all|every|most of|two|three)';

/** What they have in hand, as others tell. */
const inHand = [
  `@(?: is|['’]s| has been|['’]s been| was) ${adverbs}(?:${doing})(?! out)`,
  `@ (?:has |had |['’]s )?${adverbs}(?:${makes}) ${determiner}`,
  `@ ${adverbs}(?:(?:${duties}) (?:the|our)|(?:${duties}|${often}) (?:all|every|each))(?! (?:point|view|lead|floor|time|best|same|job|trick|work)\\b)`,
  `that @ (?:has |had )?${adverbs}(?:${makes})`,
  `@ (?:has |had )?${adverbs}(?:opened|published|wrote|made|did|prepared) (?:the|a|an|this|that|some|our) (?:[\\p{L}-]+ ){0,2}${papers}`,
  `@ (?:has|had) ${adverbs}(?:a|an|two|three|some) (?:[\\p{L}-]+ ){0,2}(?:${papers})`,
  `@ (?:has |had )?${adverbs}(?:opened|wrote|built|created) (?:this|that|it)`,
  '(?:built|made|created|drafted|proposed|put together|maintained|led|handled|run|owned|coordinated|organi[sz]ed) by @',
  '[Tt]hanks to @ for (?:maintaining|running|leading|building|organi[sz]ing|coordinating|setting up|putting together|handling|keeping|hosting)',
  `@['’]s? (?:[\\p{L}\\p{N}-]+ ){0,2}${papers}`,
  `@ and I (?:have|had|are|were|['’]ve) ${adverbs}(?:been )?(?:${doing}|doing|discussing)`,
  "(?:[Ww]ork(?:ed|ing)?|[Cc]ollaborat\\p{L}+) (?:closely |together |on (?:this|that|it) )?with @(?!['’]s)",
  `${papers} (?:from|by|of) @(?!['’]s)`,
  `@ (?:has |had )?${adverbs}added (?:support|tests)`,
  `@['’]s? (?:initial |latest )?(?:changes|proof of concept|PoC|fork|repo) (?:to|on|in|for|there|of)`,
];

const noRequest = '(?! (?:to|if|whether|please))';
/** As advice, not as a request that somebody has made or is to make. */
const asking = [
  `^(?:(?:[Ss]o|[Tt]hen|[Jj]ust|[Ww]ell|[Yy]es|[Nn]o|[Ff]or \\p{L}+(?: \\p{L}+){0,3},?),? )*[Aa]sk @${noRequest}`,
  `(?:always|best|better|have to|has to|had to|need to|must|should|would|you can|you could) ask @${noRequest}`,
  '(?:(?<=^|, )|(?:can|could|should|must|have to|has to|need to|needs to|please|best|better|always|just) )(?:[Aa]sk @ (?:who|whom|what|which|where|how|when|why|about)|(?:[Rr]each out|[Tt]alk|[Ss]peak) to @ (?:about|for|if|when))',
  // The answer to who knows.
  '^(?:So,? |Then,? )?(?:[Mm]aybe|[Pp]erhaps|[Pp]robably),? @(?:,? or)?[.…]*$',
  '(?:[Mm]aybe|[Pp]erhaps|[Pp]robably|I (?:think|guess|believe)),? @(?:, [^.?!]{1,50},)? (?:(?:she|he|they) )?(?:can|could|might|would|may) (?:be able to )?(?:know|comment|say|explain|answer|tell us|speak to|clarify|enlighten)',
];

const ofYou = [
  "you(?:['’]re| are) (?:still |now |really )?the only (?:one|person|\\p{L}+ (?:who|that))",
  "you(?:['’]re| are) (?:still |now |really )?the one (?:who|that)",
  `only you ${knowing}`,
  `${nobody}(?: else)?(?: here)? ${but} you`,
  'without you,? (?:we|nobody|no one|nothing|it|this|the)',
];

export type AlonePatterns = {
  /** That somebody alone has or knows something. */
  name: RegExp;
  /** That they have something in hand, or made it. */
  inHand: RegExp;
  /** That one has to ask them. */
  ask: RegExp;
  /** Said to them. */
  you: RegExp;
  called: RegExp;
  names: RegExp;
};

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (patterns: readonly string[]) => `(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`;

/**
 * @param names by which only this person is called
 * @param isAsSpelled whether other spellings of a first name are somebody else
 */
export function alonePatterns(names: readonly string[], isAsSpelled = false): AlonePatterns {
  const spellings = isAsSpelled ? [] : names.flatMap((one) => spellingsOf(one) ?? []);
  const name = `(?:${[...names.map(escaped), ...spellings].join('|')})`;
  const about = (patterns: readonly string[]) => patterns.map((one) => one.replaceAll('@', name));
  return {
    inHand: new RegExp(`(?<!(?:[Ii]f|[Ww]hether|[Uu]nless) )${whole(about(inHand))}`, 'u'),
    // With capitals, so that 'we will know' is nobody called Will.
    name: new RegExp(whole(about(ofName)), 'u'),
    ask: new RegExp(whole(about(asking)), 'u'),
    you: new RegExp(whole(ofYou), 'iu'),
    called: new RegExp(`(?:^|[,.?!] )${name}[,.?!]`, 'u'),
    names: new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'),
  };
}
