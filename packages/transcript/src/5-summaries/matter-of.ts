import type { SpokenTurn } from '../3-features/talk.ts';

const anyOf = (ways: readonly string[]) => new RegExp(`\\b(?:${ways.join('|')})\\b`, 'i');

const begins = anyOf([
  "let's (?:get started|start|begin|kick|get going|dive|jump)",
  'shall we (?:start|begin|get)|we can (?:start|begin|get started)',
  'get (?:this |us )?started|kick (?:this |it |us )?off|call(?:ed)? to order',
  'first (?:item|topic|up)|(?:item|topic) (?:1|one)|on the agenda',
  'welcome (?:to|everyone|everybody|all)',
]);
const ends = anyOf([
  "that's (?:it|all|everything) (?:for|from)|meeting (?:is )?adjourned|call it a day",
  'thank(?:s| you),? (?:everyone|everybody|all|so much everyone|for joining|for coming)',
  'see you (?:all|next|on|in|tomorrow|then|soon)|talk (?:soon|to you)',
  'have a (?:good|great|nice|lovely)|good ?bye|bye[- ]?bye',
]);
const openingShare = 0.15;
const closingShare = 0.1;
const mostOpening = 25;
const mostClosing = 15;

/** First and last turn of the matter itself: small talk before the start and after the end is outside. */
export function matterOf(turns: readonly SpokenTurn[]): { from: number; to: number } {
  const early = Math.min(mostOpening, Math.floor(turns.length * openingShare));
  const late = turns.length - 1 - Math.min(mostClosing, Math.floor(turns.length * closingShare));
  const says = (pattern: RegExp) => (turn: SpokenTurn) =>
    turn.sentences.some(({ text }) => pattern.test(text.replaceAll('’', "'")));
  const from = turns.slice(0, early).findIndex(says(begins));
  const to = turns.slice(late).findIndex(says(ends));
  return {
    from: from === -1 ? 0 : from,
    to: to === -1 ? turns.length - 1 : late + to,
  };
}
