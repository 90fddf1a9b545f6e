import type { Sentence } from '../3-features/sentences.ts';

const openings = '(?:(?:well|oh|um|uh|but|actually|yeah)[,.]? )*';
const denials = [
  'no+|nope|wrong|incorrect',
  'not (?:really|quite|exactly|true|at all|anymore|yet)',
  "that(?:'s| is|'s just| was)? (?:not|n't|wrong|no longer|false)|that isn't",
  "it(?:'s| is) not|it isn't",
  "i disagree|i don't think (?:so|that's|it|we)",
  "we (?:don't|didn't|haven't|never)",
];
/** After 'no'. */
const agreements = [
  'problem|worries|objections?|concerns?|questions?|nothing',
  "i agree|i think (?:that|it|you)(?:'s|'re| is| are)? (?:right|fine|good|covers)",
  "that's (?:fine|good|right|it|all|great|correct|fair|exactly)|that (?:covers|works|makes sense)",
  "you're right|exactly|totally|absolutely|agreed|go ahead|thank",
];
const denial = new RegExp(`^${openings}(?:${denials.join('|')})\\b`, 'i');
const noDenial = new RegExp(`^(?:\\w+[,.]? )*no[,.]? (?:${agreements.join('|')})|^not yet\\b`, 'i');

/** Whether the next speaker opens by denying what was said. */
export function isDenied(reply: Sentence | undefined): boolean {
  const text = reply?.text.replaceAll('’', "'") ?? '';
  return denial.test(text) && !noDenial.test(text);
}
