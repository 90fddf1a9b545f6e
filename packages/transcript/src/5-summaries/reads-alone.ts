import { isBesideTheMatter } from './beside-the-matter.ts';
import { isBroken } from './broken-speech.ts';
import { leansBack } from './leans-back.ts';
import { hasMainClause, stammer } from './stand-alone.ts';

/** Shorter ones say too little of what they are about. */
const fewestCharacters = 40;
const joins = /^(?:…|(?:and|but|then|because|or)\b)/i;

/** Whether a quoted sentence, taken from its meeting, can be shown without the words around it. */
export const readsAlone = (text: string): boolean =>
  text.length >= fewestCharacters &&
  !joins.test(text) &&
  !leansBack(text) &&
  hasMainClause(text) &&
  !isBroken(text) &&
  !stammer.test(text) &&
  !isBesideTheMatter(text);
