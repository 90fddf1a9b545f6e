import type { Sentence } from './sentences.ts';
import type { SpokenTurn } from './talk.ts';

export type Stance = { kind: 'agrees' | 'disagrees'; sentence: Sentence };

const agreement =
  /^(?:(?:yeah|yes|yep|so|and|no|okay|oh|well|right|um|uh|absolutely|but)[,.]? )*(?:i(?: totally| fully| completely| also| would| really)? agree\b(?! to)|i'm with \w+ on|exactly\b|(?:that's|you're|that is|you are) (?:absolutely |totally |exactly |quite |completely )?(?:right|true|correct)\b|(?:that's a )?(?:good|great|fair|excellent) point|(?:that )?makes (?:total |a lot of |perfect )?sense|sounds (?:good|great|fine|reasonable)|good idea|that works for me|works for me|absolutely[.!]|\+1)/i;

const disagreement =
  /\b(?:i (?:strongly |respectfully |kind of |slightly |would )?disagree|i (?:don't|do not|wouldn't) agree|i don't think (?:so\b|that's (?:right|true|correct|fair|the case)|we should|that (?:works|would work)|you're right)|i'm not (?:so |really |quite |entirely )?(?:sure (?:about that|i agree|that's)|convinced)|that's not (?:right|true|correct|how|what|fair)|that (?:won't|doesn't|will not|isn't going to) work|i would push back|i'd push back|(?:that's|it's|this is) (?:a )?(?:bad|terrible|wrong) (?:idea|approach|call)|i (?:can't|cannot|don't) (?:accept|support) (?:this|that)|i object)\b/i;

/** Agreement is stated at once; disagreement may follow a courtesy. */
const sentencesHeard = 3;
const longestAgreementWords = 14;

/** Whether a turn opens by agreeing or disagreeing, with that sentence; null for neither. */
export function stanceOf({ sentences }: SpokenTurn): Stance | null {
  const first = sentences.slice(0, sentencesHeard);
  const against = first.find(({ text }) => disagreement.test(straight(text)));
  if (against) return { kind: 'disagrees', sentence: against };
  const pro = first.find(
    ({ text, tokens }) => tokens.length <= longestAgreementWords && agreement.test(straight(text)),
  );
  return pro ? { kind: 'agrees', sentence: pro } : null;
}

const straight = (text: string): string => text.replaceAll('’', "'");
