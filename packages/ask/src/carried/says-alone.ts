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
];

/** As advice, not as a request that somebody has made or is to make. */
const asking = [
  '^(?:(?:[Ss]o|[Tt]hen|[Jj]ust|[Ww]ell|[Yy]es|[Nn]o|[Ff]or \\p{L}+(?: \\p{L}+){0,3},?),? )*[Aa]sk @',
  '(?:always|best|better|have to|has to|had to|need to|must|should|would|you can|you could) ask @',
];
const request = '(?! (?:to|if|whether|please))';

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
  /** That one has to ask them. */
  ask: RegExp;
  /** Said to them. */
  you: RegExp;
  called: RegExp;
  names: RegExp;
};

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const whole = (patterns: readonly string[]) => `(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`;

/** @param names by which only this person is called */
export function alonePatterns(names: readonly string[]): AlonePatterns {
  const name = `(?:${names.map(escaped).join('|')})`;
  const about = (patterns: readonly string[]) => patterns.map((one) => one.replaceAll('@', name));
  return {
    // With capitals, so that 'we will know' is nobody called Will.
    name: new RegExp(whole(about(ofName)), 'u'),
    ask: new RegExp(`${whole(about(asking))}${request}`, 'u'),
    you: new RegExp(whole(ofYou), 'iu'),
    called: new RegExp(`(?:^|[,.?!] )${name}[,.?!]`, 'u'),
    names: new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'),
  };
}
