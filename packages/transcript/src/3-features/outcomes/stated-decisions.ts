import type { Sentence } from '../sentences.ts';
import type { SpokenTurn } from '../talk.ts';
import { agreedProposal } from './agreed-proposals.ts';
import { statesNothing } from './no-decision.ts';
import { straight } from './straight.ts';
import { isUnsaid } from './unsaid.ts';
import { wordedOutcome } from './worded-outcome.ts';
import { writtenDecision } from './written-decision.ts';

/** Verbs stand in the form in which something is decided now. */
const says = [
  /\b(?:so|then|okay|and|here),? (?:the|our|my) (?:final )?(?:decision|resolution|ruling) is\b|^(?:the|our|my) (?:final )?(?:decision|resolution|ruling) is\b/i,
  /\bdecision (?:for (?:today|now|the record)|of the (?:group|board|committee|meeting)):|[—–] decision: /i,
  /\bwe(?:'ve| have)?(?: all| also| just| now| therefore)* (?:decided|agreed|resolved|settled)(?: unanimously)? (?:to|on|not to|upon)\b/i,
  /\b(?:we|the (?:team|board|group|committee))(?:'ve| have)?(?: all| also| just| now)* (?:decided|agreed|determined|resolved) that (?:we|all|our|the|this)\b/i,
  /\bit (?:was|has been) (?:also )?(?:decided|agreed|concluded|determined) that\b/i,
  /\b(?:it is|it's|that is|that's|this is|we are|we're)(?: now| therefore| all| hereby)* (?:decided|agreed|approved|adopted|settled|carried|resolved)\b(?! (?:by|in|with|that we need|upon|due|thanks|because)\b)/i,
  /\bmotion\b[^.?!]{0,60}\b(?:carries|passes|carried|passed|(?:is|was) (?:adopted|approved))\b/i,
  /^(?:(?:okay|ok|good|so|then|right|fine|and|well|yes)[,.]? )*(?:approved|carried|adopted|agreed unanimously|rejected|resolved)(?:,? (?:then|both|with|in|without|as)\b[^?]*)?[.!]?$/i,
  /\b(?:we|i)(?:'ll| will|'re| are|'m| am)(?: just| then| all)* (?:go|going|stick|sticking) with\b/i,
  /\b(?:let's|let us)(?: just| then)* (?:go|stick) with\b/i,
  /^(?:(?:so|then|okay|ok|alright|great|good|right|fine|and)[,.!]? )+(?:then )?we (?:go|stick|stay) with\b/i,
  /\b(?:let's|let us) (?:decide|agree|settle) (?:that|on|to|for)\b(?! (?:the |our |some )?(?:next steps?|actions?|owners?|wh(?:at|en|o|ich)|how)\b)/i,
  /^(?:(?:okay|ok|good|great|so|then|right|fine|and|well|yes|perfect)[,.]? )*decision (?:made|confirmed|taken)\b/i,
  /\bwe(?:'ve| have)?(?: all| also| just| now)* (?:finali[sz]ed|made|taken|confirmed) (?:the|a|our) decision (?:to|that)\b/i,
  /(?<!\b(?:the|a|any|no|last|each|every) )\bdecision (?:made|taken) to\b/i,
  /(?:^|[,;:.] |\bthen |\bso )(?!(?:[\p{L}'-]+ ){0,4}(?:than|where|but|know|what|how|whatever|which|who|that|sure|as|think|like|one) it is)(?:[\p{L}\d'-]+ ){1,5}it is(?:,? then)?[.!]$/iu,
  /\b(?:there (?:are|were|is) no|hearing no|seeing no|no) objections?(?:,|\.|;|:| so\b| then\b| \u2014| -)/i,
  /\b(?<!\bto )(?:moves?|advances?|advanced) (?:on )?to (?:stage|phase) \d\b|\b(?:that(?:'s| is)|we have) (?:rough |a )?consensus\b(?! (?:on|in|that we)\b)/i,
  /\[(?:agreed|resolved|consensus|pass(?:es|ed)|carried|approved|accepted|adopted|bump(?:ed|ing)?)\b[^\]]*\]/i,
  /\b(?:make (?:that|this|it) (?:a|our) (?:formal )?decision|we hereby adopt|we have a decision|(?:is|are|was|were) approved at)\b|\b(?:is|are) (?:now |hereby |therefore )?(?:approved|adopted|carried|rejected)(?: (?:from|for|with|as|unanimously)\b|[.,:;!]|$)/i,
  /\b(?:we|group|everyone|everybody|team|board|all)\b[^.?!]{0,30}\bin agreement (?:to|that|on|with)\b/i,
  /^(?:(?:yes|yeah|okay|so|then),? )?(?:i )?agree with \p{Lu}\p{L}+ (?:on|about)\b/iu,
  /^(?:so |then |okay,? )?(?:we )?(?:push|move|postpone) (?:it|this|that) (?:off )?to (?:the )?next\b/i,
  /\((?:all|everyone|everybody) agrees?d?\)|\bso mote it be\b/i,
];

/** 'We'll go with that' and 'The motion carries' say nothing alone. */
const pointsBack =
  /\bthat(?:'s| is) what we\b|\b(?:go|going|stick|sticking) with (?:that|this|it)\b|^(?:[\p{L}']+,? ){0,3}(?:the )?motion (?:carries|passes|carried|passed)\b/iu;
/** Answers to such questions tell of decisions that were made elsewhere. */
const asksForStory =
  /\b(?:tell (?:me|us) (?:about|how)|give (?:me|us) an example|what (?:was|did|were|happened)|how did|walk (?:me|us) through|the outcome)\b/i;
/** Votes against, as scribes write them. */
const votedAgainst = /(?:^|[\s:(])-(?:1|0?\.\d+)(?=$|[\s,;.)])/;

/** "That's what we'll do then." */
const takesWhatIsProposed =
  /^[^?]{0,30}\bthat(?:'s| is) what we(?:'ll| will)? (?:do|go with)(?:,? then)?[.!]?$/i;

/** What will likely be done is not decided. */
const isLikelyOnly = /\b(?:probably|most likely)\b/i;

/** Whether a sentence says that something is decided, here and now. */
const saysDecision = (text: string): boolean =>
  takesWhatIsProposed.test(text) ||
  (!text.trimEnd().endsWith('?') &&
    !isUnsaid(text) &&
    !isLikelyOnly.test(text) &&
    !statesNothing(text) &&
    says.some((sign) => sign.test(text)));

const proposes =
  /\b(?:what if|let's|let us|propos(?:e|ed|al|ing)|suggest(?:ion)?|recommend(?:ation)?|move (?:that|to|for)|moved|motion|resolution|ordinance|poll|how about|what about|should we|shall we|we should|can we|could we|i'd|i would|so we|then we|we(?:'ll| will| could|'d| would))\b/i;
const fewestWords = 5;
const turnsBack = 5;
/** Captions without speakers are a few long turns, in which the proposal may be any sentence. */
const mostWordsOfTurn = 300;
/** In logits above the threshold of the model: below it, assent is to something else. */
const leastOfProposal = -3;

type Stated = {
  quote: string;
  turn: SpokenTurn;
  sure?: boolean;
  /** 'Decision: …', which no other sign overrules. */
  labelled?: true;
};

/**
 * Decisions that the words themselves state, which no model may overrule, and proposals that the next speaker assents
 * to. A label ('Decision: …') comes before other words of its turn.
 *
 * @param results Sentences that tell the result of a vote, which stands by itself
 * @param modelOf The logit of the model of passages for a turn; what is only proposed and very unlikely is not sure
 */
export function statedDecisions(
  turns: readonly SpokenTurn[],
  results: ReadonlySet<Sentence> = new Set(),
  modelOf: (turn: number) => number = () => 0,
): Stated[] {
  const stated = new Map<string, Stated>();
  for (const turn of turns) {
    if (turn.written) continue;
    const labelled = turn.sentences.flatMap(({ text }) => writtenDecision(text) ?? []);
    const decided =
      labelled.length > 0
        ? labelled.map((quote) => ({ quote, turn, labelled: true as const }))
        : spokenIn(turn, turns, results, modelOf);
    for (const one of decided) stated.set(`${one.turn.index} ${one.quote}`, one);
  }
  return [...stated.values()].map((one) => ({ ...one, quote: withoutNextItem(one.quote) }));
}

/** Scribes' minutes go on with links and the heading of the next item. */
const nextItem = / (?:\* \[|_See |<!--|https?:\/\/).*$/s;
const fewestLetters = 20;

function withoutNextItem(quote: string): string {
  const cut = quote.replace(nextItem, '');
  return cut.length >= fewestLetters ? cut : quote;
}

/** What the talk of a turn decides, or else the proposal in it that the next speaker assents to. */
function spokenIn(
  turn: SpokenTurn,
  turns: readonly SpokenTurn[],
  results: ReadonlySet<Sentence>,
  modelOf: (turn: number) => number,
): Stated[] {
  const isRejected = turn.sentences.some(({ text }) => votedAgainst.test(text));
  if (isRejected || answersStory(turn, turns)) return [];
  const decided = turn.sentences
    .filter((sentence) => !results.has(sentence) && saysDecision(straight(sentence)))
    .flatMap((sentence) => decidedIn(sentence, turn, turns) ?? []);
  if (decided.length > 0) return decided;
  const proposal = agreedProposal(turn, turns);
  if (!proposal) return [];
  const isStated = turns[turn.index + 1]?.sentences.some(
    (sentence) => saysDecision(straight(sentence)) && standsAlone(sentence),
  );
  if (isStated) return [];
  const told = wordedOutcome(proposal, turn, turns);
  return [told ?? { quote: proposal.text, turn, sure: modelOf(turn.index) >= leastOfProposal }];
}

/** Also in fewer words, if a matter is named: 'We'll go with PostgreSQL', 'Canoes it is', but not 'We'll go with that'. */
const isShort = [
  { words: /\b(?:go|going|stick|sticking) with\b/i, fewest: 4 },
  { words: /(?!\b(?:so|what|that|as) it is)\b[\p{L}\d]{3,} it is(?:,? then)?[.!]$/iu, fewest: 3 },
];

function standsAlone(sentence: Sentence): boolean {
  const text = straight(sentence);
  const fewest = isShort.find(({ words }) => words.test(text))?.fewest ?? fewestWords;
  return sentence.tokens.length >= fewest && !pointsBack.test(text);
}

/** The sentence itself; for a bare assent such as 'Approved.', the latest proposal before it, or null. */
function decidedIn(
  sentence: Sentence,
  turn: SpokenTurn,
  turns: readonly SpokenTurn[],
): Stated | null {
  if (standsAlone(sentence)) return { quote: sentence.text, turn };
  if (turn.words > mostWordsOfTurn) return null;
  for (let back = 0; back <= turnsBack; back++) {
    const from = turns[turn.index - back];
    const said = from?.sentences ?? [];
    const proposal = (back === 0 ? said.slice(0, said.indexOf(sentence)) : said).findLast(
      ({ text, tokens }) => tokens.length >= fewestWords && proposes.test(text),
    );
    if (from && proposal) return { quote: proposal.text, turn: from };
  }
  return null;
}

function answersStory({ index, speaker }: SpokenTurn, turns: readonly SpokenTurn[]): boolean {
  const asked = turns[index - 1];
  return (
    asked !== undefined &&
    asked.speaker !== speaker &&
    asked.sentences.some(({ text }) => asksForStory.test(text))
  );
}
