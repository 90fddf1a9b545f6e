import { itemMark } from '../list-items.ts';
import type { Sentence } from '../sentences.ts';
import type { SpokenTurn, Talk } from '../talk.ts';
import { ownersByName } from './owners-by-name.ts';
import { straight } from './straight.ts';
import { nameOf } from './who-takes-it.ts';
import { writtenOwner } from './written-owner.ts';

/** 'Let's make the following decisions:', 'For action items:', 'Next steps are as follows:' */
const announces = {
  decisions: /\b(?:decisions?|conclusions?|(?:we|been) (?:decided|agreed))\b[^.?!]*:$/i,
  tasks:
    /\b(?:action (?:items?|points?)|actions|to-?dos?|next steps?|follow[- ]?ups?|tasks)\b[^.?!]*:$/i,
};
/** 'Let's make decisions.': what follows in the turn is decided, without a list. */
const decidesNow =
  /\b(?:let's|let us|let me|i'll) (?:make|take|confirm|lock in) (?:(?:some|the|our|these|all) )?decisions\b[^?]*[.!:]$|^(?:so |okay,? )?(?:here are (?:the|our)|the|our) decisions(?: are)?[.:]$/i;
const fewestWords = 3;
const iPromise = /^I(?:['’](?:ll|m)| will| am)\b/;

export type Listed = {
  tasks: { quote: string; owner: string | null; turn: SpokenTurn; sentence: Sentence }[];
  decisions: { quote: string; turn: SpokenTurn }[];
};

/** The items of lists in a turn whose words before them announce tasks or decisions. */
export function listedOutcomes(talk: Talk): Listed {
  const found: Listed = { tasks: [], decisions: [] };
  const names = talk.nobodyNamed ? [] : talk.names;
  const owners = ownersByName(names);
  for (const turn of talk.turns) {
    if (turn.written) continue;
    let kind: keyof Listed | undefined;
    let isInPlainWords = false;
    for (const sentence of turn.sentences) {
      const { text, tokens } = sentence;
      const isItem = itemMark.test(text);
      if (!isItem) {
        const announced = announcedBy(straight(sentence));
        if (announced !== undefined || !isInPlainWords) {
          kind = announced;
          isInPlainWords = decidesNow.test(straight(sentence));
          continue;
        }
      }
      const quote = text.replace(itemMark, '');
      if (kind === undefined || tokens.length < fewestWords || quote.endsWith('?')) continue;
      if (kind === 'decisions') found.decisions.push({ quote, turn });
      else {
        const speaker = iPromise.test(quote) ? nameOf(turn.speaker, talk) : null;
        const owner = speaker ?? writtenOwner(quote, undefined, owners, names).name;
        found.tasks.push({ quote, owner, turn, sentence });
      }
    }
  }
  return found;
}

function announcedBy(text: string): keyof Listed | undefined {
  if (announces.tasks.test(text)) return 'tasks';
  return announces.decisions.test(text) || decidesNow.test(text) ? 'decisions' : undefined;
}
