import type { Sentence } from '../sentences.ts';
import type { SpokenTurn } from '../talk.ts';
import type { OutcomeKind } from './model.ts';
import { isNoDecision, isPossible } from './no-decision.ts';
import { isAnsweredNext, saysOpenQuestion } from './says-open.ts';
import { straight } from './straight.ts';

/** In logits above the threshold of the model. Chosen on meetings of others (docs/analysis.md). */
export const sureFrom: Readonly<Record<OutcomeKind, number>> = {
  actions: 0.5,
  decisions: 1,
  openQuestions: 0,
};
/** A task of nobody is mostly a plan or a remark. */
export const sureWithoutOwner = 2;
/** What is worth less is maybe. From there on three in four are true in rough talk, clear alone or not (docs/analysis.md). */
export const sureWorth = { actions: 0.4, decisions: 0.45 } as const;
/** What scores less is no outcome. */
export const maybeFrom: Readonly<Record<OutcomeKind, number>> = {
  actions: -0.5,
  decisions: -1,
  openQuestions: -0.75,
};

/** Plans, ideas, wishes and opinions rather than decisions. */
const hedged =
  /\b(?:maybe|perhaps|might|would|probably|i (?:don't|do not) think|we should also|guess(?:ing)?|if (?:we|you|they)|want(?:ed)? to|plan(?:s|ned|ning)? to|like that|(?:pretty )?sure|before we (?:begin|start)|let's (?:dive|jump|get) (?:right |straight )?(?:in|into|started|going)|let's (?:try|give|wait)|my opinion|points? out|the question|let me know|(?:(?:was|were|got) [a-z]+|agreed|decided) (?:last (?:week|month|year)|yesterday)|ha(?:s|ve) been approved by|(?:leave|keep) (?:that|this|it)(?: one)? open)\b/i;
/** A reason, a condition, an offer or a state rather than what a group settles. */
const tellsAround =
  /^(?:(?:so|and|but|then|no|yes|yeah|well|like|honestly)[, ]+)*(?:because|if|once|when|until)\b|\b(?:i can|if (?:he|she|it|that)|we have an? [a-z ]+ (?:scheduled|planned)|i (?:honestly )?think it's)\b/i;
/** What somebody who is not here will do. */
const ofOthers = /^(?:(?:so|and|but|then)[, ]+)*(?:he|she|they)(?:'ll| will|'re|'s| are| is)\b/i;
/** Words of praise and consent that decide nothing when they are read alone. */
const saysNothingAlone =
  /\b(?:(?:good|great|nice|cool|fair|better) (?:idea|point|plan|question)|super|cool|i (?:do )?support|see how (?:it|this|that|things)|work(?:ing)? on (?:this|that|it))\b|\b(?:all|we) (?:kind of |sort of |then |all )*(?:agree|aligned|on the same page)[.!]?$|\bas well[.!]?$|^(?:(?:so|then|and|okay|yes|agreed|great)[, ]+)*let's (?:not )?[a-z]+(?: (?:it|that|this|on)(?: call| one)?)?[.!]?$/i;
/** Of what somebody says in passing, few matters are of substance. */
const doubtInPassing = /\b(?:i'm not sure|i am not sure|did i|what if)\b/i;
/** The task of one person. */
const promise = /^(?:(?:so|and|okay|ok|yes|yeah|then|but)[, ]+)*i(?:'ll| will|'m going to| can) /i;
/** In so long a turn somebody explains. */
const mostWordsOfTurn = 150;

type Said = { sentence: Sentence; turn: SpokenTurn; next: SpokenTurn | undefined };

/** What the words of a sentence let be said of it, whatever its score. */
export function layerOf(
  kind: Exclude<OutcomeKind, 'actions'>,
  { sentence, turn, next }: Said,
): 'sure' | 'maybe' | 'none' {
  if (kind === 'openQuestions') {
    if (!saysOpenQuestion(sentence)) return 'none';
    const asks = sentence.text.endsWith('?') && !doubtInPassing.test(straight(sentence));
    return asks && !isAnsweredNext(turn, next) ? 'sure' : 'maybe';
  }
  const text = straight(sentence);
  if (promise.test(text)) return 'none';
  const isMaybe =
    text.endsWith('?') ||
    ofOthers.test(text) ||
    hedged.test(text) ||
    tellsAround.test(text) ||
    saysNothingAlone.test(text) ||
    isNoDecision(text) ||
    isPossible(text) ||
    turn.words > mostWordsOfTurn;
  return isMaybe ? 'maybe' : 'sure';
}
