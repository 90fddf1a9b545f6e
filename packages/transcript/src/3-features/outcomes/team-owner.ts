import { workVerb } from './task-patterns.ts';

const order = '(?:(?:and|also|then|so|next|meanwhile|finally|okay|ok)[, ]+)*';
/** 'The whole team' and 'another team' are not a team that has a name. */
const noName =
  'a|an|my|your|his|her|their|its|this|that|these|those|each|every|other|another|whole|entire|rest|of|which|what|good|great|and|or|one|both|no|there|here|is|are|was|were|with|for|from|in|on|to|at|by|if|when|because|as|but|it|we|i|you|they|who|just|maybe|ask|tell|let|get|want|need';
/** 'UX team', 'iOS and Android development teams'. */
const team = String.raw`(?:(?:the|our) )?(?:(?!(?:the|our|${noName})\b)[\p{L}\d&/+-]+ ){1,3}(?:and (?:[\p{L}\d&/+-]+ ){1,2})?(?:teams?|department|squad)`;
/** Without 'team', only names of departments that are no names of things, with a capital. */
const department =
  '(?:Marketing|Engineering|Legal|Finance|HR|Design|QA|DevOps|Security|Operations|Ops|IT|UX|Procurement|Compliance|Accounting|Facilities|Communications|Customer (?:Success|Support|Service)|Human Resources)';
const modal =
  "(?:'ll| will(?: need to)?| is going to| are going to| needs? to| should| must| has to| have to)(?: also| then| now)?";
const acts = new RegExp(
  String.raw`^${order}(${team}|${department})(?:${modal} ${workVerb}\b| to (?!(?:be|me|us|you|him|her|them|the|my|our|your)\b)\p{Ll}{2,})`,
  'iu',
);
const isCapital = new RegExp(`^${department}$`, 'u');
const hasTeam = /(?:teams?|department|squad)$/i;
const startsWith = new RegExp(
  `^${order}(${team}|${department})(?= ?(?::|[-–—] )|${modal}| to )`,
  'iu',
);

/** The team that a sentence gives a task to at its start, as it was said: 'The UX team will draft …'. */
export const teamGiven = (text: string): string | null => nameIn(acts, text);

/** The team at the start of a written task, whatever it does: 'UX team: icons', 'Finance will …'. */
export const teamAtStart = (task: string): string | null => nameIn(startsWith, task);

function nameIn(pattern: RegExp, text: string): string | null {
  const [, name = ''] = pattern.exec(text) ?? [];
  return hasTeam.test(name) || isCapital.test(name) ? name : null;
}
