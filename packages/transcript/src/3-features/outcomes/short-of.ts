import type { ActionItem } from '../../types.ts';
import { partsOfName } from '../names-said.ts';
import { singular, tokensOf } from '../words.ts';

/** In letters: 'send', 'book', but no 'so'. */
const shortestTelling = 3;
const fewest = 2;
const most = 5;
const grammar: ReadonlySet<string> = new Set(
  'the and for with will that this then also from into you our your their his her them'.split(' '),
);

const isTelling = (token: string): boolean =>
  /\d/.test(token) ||
  (token.length >= shortestTelling && !token.includes("'") && !grammar.has(token));

/** All words but those of grammar, in one form. */
const tellingWords = (quote: string): ReadonlySet<string> =>
  new Set(tokensOf(quote).filter(isTelling).map(singular));

/** Whether a few words say a task again: 'Bo books the room', after 'I'll book the room for the workshop' of Bo. */
export function isShortOf({ quote, owner, due }: ActionItem, earlier: ActionItem): boolean {
  const told = due === null ? quote : quote.replace(due, '');
  const words = tellingWords(told).difference(new Set(partsOfName(owner ?? '')));
  return (
    words.size >= fewest && words.size <= most && words.isSubsetOf(tellingWords(earlier.quote))
  );
}
