import { sentencesOf } from '@rapport/transcript';
import { isPrivateMatter } from '../query/refusal.ts';

const adverb =
  '(?:also|still|currently|just|already|right now|now|mostly|basically|actually|really|super|heavily|recently|only|mainly|both|busy)';
const adverbs = `(?:${adverb} )*`;
/** Said of one's work, in the past too. */
const carriedOut =
  'implemented|designed|developed|drafted|proposed|prepared|compiled|benchmarked|measured|put together|set up|prototyped|automated|migrated|came up with|forked|patched|rebased|rewrote|refactored|reworked|ported|rolled out|experimented with|did (?:an?|some|the) (?:\\p{L}+ )?(?:experiments?|analysis|study|survey|comparison|benchmarks?|research|simulations?)|started (?!looking|thinking|talking)\\p{L}+ing';
/** Said of stories as well, unless it is what has been made by now. */
const finished = `${carriedOut}|written(?! to| down)|built|created|published|negotiated|made`;
const doing =
  'working|building|writing|developing|focus(?:ing|ed)|debugging|implementing|preparing|drafting|investigating|migrating|proposing|maintaining|prototyping|designing|compiling|negotiating|rolling out|setting up|looking into|fixing|optimi[sz]ing|analy[sz]ing|rewriting|refactoring|integrating|trying out|trying to (?:fix|figure out|reproduce|implement|debug|find out|improve|reduce)|in the process of \\p{L}+ing|running (?:some |the |all )?(?:tests|benchmarks|experiments|simulations)|doing (?:an? |some |the |a lot of )?(?:work|tests?|runs?|research|analysis|experiments?|simulations?)';
const writing =
  'PRs?|pull requests?|proposals?|drafts?|EIPs?|articles?|specs?|implementations?|branch(?:es)?|prototypes?|proofs? of concept|scripts?|spreadsheets?|write-?ups?|papers?';

/** Papers that one who speaks of them as theirs to change has in hand. */
const papers = `(?:${writing}|specifications?|documents?|docs?|decks?|sheets?|reports?|dashboards?|tools?|guides?|plans?|contracts?)`;
/** Who brings a matter to a meeting knows most of it. */
const brings = new RegExp(
  [
    "\\bI(?:'d| would)? (?:just |also |really )?(?:like|want|wanted|wanna)(?: to)? (?:propose|bring up|present|get (?:an?|the|this|that|my|our|these)) ",
    `\\b(?:I|we)(?:'ll| will| can| want to| wanted to|(?:'d| would) like to|'m going to|'m gonna) ${adverbs}(?:just |quickly |briefly )*(?:give|share|provide) (?:an?|some|the|our|my) (?:[\\p{L}-]+ ){0,2}?(?:updates?|overview|numbers|results|findings|analysis) (?:on|of|about|from|for|regarding) (?!this|that|it\\b|them)`,
    // Explains what it is for.
    `\\bthis (?:${writing}) ${adverbs}(?:changes|adds|introduces|removes|proposes|tries|fixes|replaces|is about)\\b`,
    "\\bI(?:'ll| will|(?:'m| am) (?:going to|gonna)) (?:just |quickly |briefly )*(?:present|talk about|start with|walk (?:you|everyone) through) (?!this|that|it\\b|them)",
  ].join('|'),
  'iu',
);

const makes = new RegExp(
  [
    `\\bI(?:'ll| will|(?:'m| am) (?:going to|gonna)) ${adverbs}(?:update|merge|publish|finish|push|rewrite|maintain) (?:the|this|that|these|those|my|our) (?:[\\p{L}-]+ ){0,3}?${papers}\\b`,
    `\\b(?:I|we) ${adverbs}(?:${carriedOut})\\b`,
    `\\b(?:I|we)(?:'ve| have) ${adverbs}(?:${finished})\\b`,
    `\\b(?:I|we) ${adverbs}(?:wrote|made|opened|published|created|built) (?:a|an|the|this|my|our|some) (?:\\p{L}+ ){0,2}(?:${writing}|forks?|tools?|dashboards?|simulators?|guide|plan|list|issue|ticket)\\b`,
  ].join('|'),
  'iu',
);
/** With a name of its own. */
const makesNamed = /\b(?:I|[Ww]e) (?:created|built|wrote|developed) \p{Lu}/u;
const works = new RegExp(
  `\\b(?:I|we)(?:'m|'re| am| are| was| were|(?:'ve| have) ${adverbs}been) ${adverbs}(?:${doing})\\b`,
  'iu',
);
const has = new RegExp(
  `\\bmy (?:own |new |first )?(?:${writing})\\b|\\bthe proposal (?:here |essentially )?is (?:\\p{L}+ )?to\\b|\\b(?:I|we)(?:'ve got| have) (?:a|an|some|two|three|this) (?:\\p{L}+ )?(?:${writing})\\b`,
  'iu',
);
/** No work that is there: 'I made sure', 'if we build', 'we have not opened'. */
const not = new RegExp(
  [
    '\\bmade (?:some |good |a lot of )?(?:sure|clear|sense|it\\b|progress|up\\b|a (?:mistake|joke|note|point|comment)|an? (?:assumption|argument)|the (?:decision|mistake|point))',
    `\\bwhat (?:I|we)(?:'\\p{L}+| am| are| was| were) ${adverbs}(?:${doing})\\b`,
    `\\b(?:if|once|until|unless|whether|suppose|when|while|before) (?:I|we)(?:'\\p{L}+| am| are| have| was| were)? ${adverbs}(?:${finished}|${doing})\\b`,
    `\\b(?:I|we)(?: \\p{L}+n't|(?:'\\p{L}+| \\p{L}+)? not) ${adverbs}(?:been )?(?:${finished}|${doing}|write|open|build|create|make)\\b`,
  ].join('|'),
  'iu',
);

/** In words: shorter turns tell nothing of the work. */
const turnWordsMin = 25;
const sentenceWordsMin = 5;

/** Weight of what only brings a matter to a meeting. */
export const broughtWeight = 1;

const weightOf = (words: string) =>
  4 * Number(has.test(words)) +
  4 * Number(works.test(words)) +
  2 * Number(makes.test(words) || makesNamed.test(words)) +
  broughtWeight * Number(brings.test(words));

/** Recognised speech writes a pause as '…', which ends no sentence. */
const pause = /(?:…|\.{3})$/;

/** Sentences in the parts between their pauses; what trails off at the end is none. */
function partsOfSentences(text: string): string[][] {
  const found: string[][] = [];
  let parts: string[] = [];
  for (const { text: part } of sentencesOf(text)) {
    parts.push(part);
    if (pause.test(part)) continue;
    found.push(parts);
    parts = [];
  }
  return found;
}

/** Said while searching for words. */
const fillers = /,? (?:like|you know|I mean|I guess|kind of|sort of|well|u[hm]+)(?=,)/giu;

/** Recognised speech has commas wherever somebody paused. */
const wordsIn = (parts: readonly string[]) =>
  parts
    .map((part) =>
      part.replaceAll('’', "'").replace(fillers, '').replaceAll(',', '').replace(pause, ''),
    )
    .join(' ');

export type ToldWork = { sentence: string; weight: number };

/** The sentence of a turn that tells most of what its speaker made or works on. English only. */
export function toldWork(text: string): ToldWork | null {
  if (text.split(/\s+/).length < turnWordsMin) return null;
  let best: ToldWork | null = null;
  for (const parts of partsOfSentences(text)) {
    const weight = weightOf(wordsIn(parts));
    if (weight === 0 || (best && best.weight >= weight)) continue;
    while (parts.length > 1 && weightOf(wordsIn(parts.slice(1))) === weight) parts.shift();
    const words = wordsIn(parts);
    if (words.split(/\s+/).length < sentenceWordsMin || words.endsWith('?')) continue;
    if (not.test(words) || isPrivateMatter(words)) continue;
    best = { sentence: parts.join(' '), weight };
  }
  return best;
}

/** As `toldWork`, without its weight. */
export const sentenceOfWork = (text: string): string | null => toldWork(text)?.sentence ?? null;
