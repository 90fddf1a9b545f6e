import { lettersApart } from '../words/letters-apart.ts';

/** Words of asking that are read in spite of one wrong letter. Shorter ones are too near to others. */
const asked =
  'meeting meetings hours people action actions decision decisions decided question questions topics mentioned mention overdue anything something happened changed attended department departments speaking together discussed unanswered which longest between finished september october november december january february'.split(
    ' ',
  );
const known = new Set(asked);
/** Right words that are one letter away from one of these. */
const others = new Set(
  'hour action actions acting meeting meeting greeting change changes mentions factions'.split(' '),
);
const twisted: Readonly<Record<string, string>> = {
  mcuh: 'much',
  whcih: 'which',
  teh: 'the',
  waht: 'what',
  hwo: 'how',
  thigns: 'things',
  recieved: 'received',
  anyting: 'anything',
  wich: 'which',
};

/** The word of asking that a misspelled word stands for, or the word itself. */
export function rightSpelling(word: string): string {
  const written = twisted[word];
  if (written !== undefined) return written;
  if (word.length < 6 || known.has(word) || others.has(word)) return word;
  const near = asked.filter(
    (one) => one.length >= 6 && one[0] === word[0] && lettersApart(word, one) === 1,
  );
  return near.length === 1 ? (near[0] ?? word) : word;
}
