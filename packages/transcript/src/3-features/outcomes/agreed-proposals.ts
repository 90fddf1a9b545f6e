import type { Sentence } from '../sentences.ts';
import type { SpokenTurn } from '../talk.ts';
import { straight } from './straight.ts';

/** 'Let's see' and 'let's talk' run a meeting. */
const proposes =
  /\b(?:let's|let us)\b(?! (?:see|say|start|begin|move|go (?:on|around|to|through)|talk|hear|look|dive|kick|take (?:a|this|it) (?:look|offline)|jump|get (?:started|going|into)|do a|not|come|hope|circle|wrap|discuss|check|review|be|face|sync|catch up|connect)\b)|\b(?:i(?:'d| would)? (?:propose|suggest|recommend|move that)|i(?:'m| am) (?:proposing|suggesting|recommending)(?! (?:requires|needs|means|is|was|would)\b)|my (?:proposal|suggestion|recommendation)|proposal:)|\b(?:we should|should we|shall we|can we (?:go|use|keep|make|take|agree|move (?:it|that|this))|my proposal)\b/i;
/** 'Is that acceptable?' asks about the sentence before. */
const asksAssent =
  /^(?:(?:so|and|okay)[, ]+)?(?:(?:is (?:that|this)|does (?:that|this)|would that) (?:be )?(?:acceptable|ok|okay|fine|work|sound (?:right|good|ok|okay|fair|reasonable)|all right|alright)|(?:is|are) (?:everyone|everybody|we|you|all of (?:us|you))(?: all)? (?:good|ok|okay|fine|happy|comfortable|aligned|on board) with (?:that|this|it))\b/i;

/** Said to words of approval, these are proposals too. */
const suggests =
  /\b(?:we could|how about|what about|what if we|why don't we|i(?:'d| would) (?:like|prefer|rather|vote|go with|move)|i vote|i think we|my preference|let's|it would be (?:better|best|good) to|it makes sense to|i want to|we need to|we(?:'d| would) (?:like|need) to|i need .{1,60} approv)\b/i;
/** Words that settle a matter, rather than like it. */
const approves =
  /^(?:(?:(?:good|great|nice|excellent|fair) (?:idea|point|plan|call|suggestion)|(?:that )?makes sense|sounds (?:good|great|reasonable)|yeah|yes|yep|okay|ok|right|great|perfect|sure|alright|all right|cool|fine|excellent|then|so|i like it|i agree|agreed)[,.! ]+)*(?:(?:that's |that is |it's |you're )?approved|deal|sold|let's (?:do (?:that|it|this)|make that call)|let's go (?:with that|with it|for it)|do (?:that|it) then|we(?:'ll| will) do (?:that|it)|go for it|we have a deal|consider it approved)\b(?![^.!]*\?)/i;
const runsMeeting =
  /\b(?:my screen|record|mute|discuss|talk about|come back|look at|go (?:around|through|first|next)|start|begin|move on|wrap|break|agenda|question|ask|say|show|walk)\b/i;

const assents =
  /^(?:(?:yeah|yes|yep|okay|ok|oh|right|great|perfect|sure|alright|all right|cool)[,.! ]+)*(?:agreed|i agree|sounds (?:good|great|like a plan|reasonable|fair|right)|that (?:sounds|works|timeline works|date works)|works (?:for|by) me|deal|confirmed|fine (?:by|with) me|good (?:call|idea|plan)|great idea|(?:that )?makes sense|let's do (?:that|it)|let's go with|yes,? (?:as long as|we can|let's|please)|adding (?:that|it|this)\b|noted|i concur|i'll (?:back|note|log|add|document) (?:that|it|this)|done|approved|seconded|\+1|no objections?|i'm (?:fine|good|ok|okay|happy) with|happy with that|i can live with|go for it|absolutely)\b/i;

/** Asked before a meeting. */
const asksToRecord =
  /\b(?:record(?:ed|ing)|transcri\p{L}+|on mute|my screen|before we (?:begin|start))\b/iu;

const fewestWords = 5;
/** With a question for assent, less tells that it is a proposal. */
const fewestWordsAsked = 3;
/** Content words: 'we could do that' names no matter. */
const fewestOfMatter = 1;
/** In long turns the assent is to something else. */
const mostWords = 120;

/** The proposal of a turn that the next speaker assents to at once; null without one. */
export function agreedProposal(turn: SpokenTurn, next: SpokenTurn | undefined): Sentence | null {
  const [reply] = next?.sentences ?? [];
  if (!reply || next?.speaker === turn.speaker || turn.words > mostWords) return null;
  const isApproved = approves.test(straight(reply));
  if (!isApproved && !assents.test(straight(reply))) return null;
  const said = turn.sentences;
  const asked = said.findIndex((sentence) => asksAssent.test(straight(sentence)));
  const before = said[asked - 1];
  if (before && before.tokens.length >= fewestWordsAsked && !asksToRecord.test(before.text))
    return before;
  const isProposal = (sentence: Sentence) => {
    const text = straight(sentence);
    const matter = sentence.keys.filter((key) => key !== null).length;
    const isSuggested = suggests.test(text) && !runsMeeting.test(text) && matter >= fewestOfMatter;
    return proposes.test(text) || (isApproved && isSuggested);
  };
  return (
    said.findLast(
      (sentence) =>
        sentence.tokens.length >= fewestWords &&
        !sentence.text.endsWith(':') &&
        isProposal(sentence),
    ) ?? null
  );
}
