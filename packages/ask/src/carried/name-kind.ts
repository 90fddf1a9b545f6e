type Evidence = { customer: number; system: number };

const trade =
  '(?:customers?|clients?|accounts?|suppliers?|vendors?|distributors?|resellers?|landlord|tenants?|buyers?|prospects?)';
const papers =
  '(?:renewals?|orders?|invoices?|contracts?|offers?|quotes?|deals?|deliveries|sales|discounts?|terms|visits?|calls?)';
const dealings =
  '(?:sell|sells|selling|sold|deliver|delivers|delivered|ship|ships|shipped|invoice|invoiced|bill|billed|visit|visited|call|called|phone|phoned|rang|quote|quoted|offer|offered)';
const customerBefore = new RegExp(
  `\\b(?:${trade}|${papers} (?:of|for|with|from|to|at)|${dealings}(?: to)?|(?:depots?|sites?|buyers?|people|director|manager) (?:of|at|from)|met with|meeting with|negotiat\\w+ with)(?:,| is| are| called| like)? (?:the )?$`,
  'i',
);
const helpers =
  "(?:has|have|had|just|also|already|finally|will|would|may|might|can|could|still|never|always|only|hasn['’]t|haven['’]t|didn['’]t|doesn['’]t|won['’]t|to)";
const customerAfter = new RegExp(
  `^(?:['’]s)?,? (?:${helpers} )*(?:renew\\w*|sign(?:s|ed)?|order(?:s|ed)?|pay(?:s|ing)?|paid|owes?|owed|buys?|bought|wants?|wanted|asks?|asked|complain\\w*|calls?|called|rang|wrote|writes|cancel\\w*|churn\\w*|accept(?:s|ed)?|agree[sd]?|insist\\w*|needs?|invoices?|orders|renewals?|contract|account|deal|depot|site|buyer|director|manager|discount|price|terms|would pay|added|build|builds|moved|opened|chose|rent(?:s|ed)?)\\b`,
  'i',
);
/** What organizations call themselves. */
const organization =
  /(?:^| )(?:GmbH|Ltd|Limited|Inc|LLC|PLC|AG|SA|BV|Foods?|Logistics|Dair(?:y|ies)|Group|Banks?|Hospitals?|Clinics?|University|College|School|Pharma\p{L}*|Vaccines|Bakery|Bakeries|Farms?|Hotels?|Airlines?|Insurance|Motors|Energy|Holdings?|Partners|Industries|Brothers|Seafood|Produce|Council|Ministry|Foundation|Institute|Supermarkets?|Stores|Retail|Shipping|Freight)$/u;
const systemBefore =
  /\b(?:log(?:s|ged|ging)? (?:in|on)(?:to| to)?|sign(?:s|ed)? in to|open(?:ed)?(?: up)?|us(?:e|es|ed|ing)|runs?|running|ran|deploy\w*(?: to| on)?|export\w* from|import\w* (?:in)?to|sync\w* (?:with|to)|configur\w+|restart\w*|install\w*|migrat\w+ (?:to|from|off)|set up|look(?:s|ed|ing)? in(?:to)?|stored? in|kept in|written in|built (?:in|on|with)|access to|admin of|licen[cs]es? (?:for|of)|login (?:for|to)|password (?:for|to)|only in) (?:the |our )?$/i;
const systemAfter =
  /^(?:['’]s)? (?:is down|crash\w*|export|import|login|dashboard|licen[cs]es?|api|server|password|database|integration|plugin|config\w*|cluster|token|admin|queue|jobs?|tickets?|(?:only )?takes (?:my|a|the)|shows|workspace|instance|script|query|queries)\b/i;

const reach = 60;

/** What the words around a name say of it. */
export function evidenceAround(text: string, { from, to }: { from: number; to: number }): Evidence {
  const before = text.slice(Math.max(0, from - reach), from);
  const after = text.slice(to, to + reach);
  const name = text.slice(from, to).replace(/['’]s?$/, '');
  const customer =
    Number(customerBefore.test(before)) +
    Number(customerAfter.test(after)) +
    2 * Number(organization.test(name));
  return { customer, system: Number(systemBefore.test(before)) + Number(systemAfter.test(after)) };
}

/** One saying may be a slip of whoever wrote it down. */
const enough = 2;

/** A name that too little is said of is neither. */
export function kindOfName(
  { customer, system }: Evidence,
  isMadeUp: boolean,
): 'customer' | 'document' | null {
  if (customer >= enough && customer >= system) return 'customer';
  return system >= enough || (isMadeUp && system > 0) ? 'document' : null;
}
