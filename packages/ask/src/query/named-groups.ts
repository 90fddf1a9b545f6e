import { withoutPlural } from '../words/stem.ts';
import { wordsOf } from '../words/terms.ts';
import { type Masked, marked } from './masked.ts';

/** Words that people say for a department, by a word of its name. */
const alsoSaid: Readonly<Record<string, readonly string[]>> = {
  engineering: ['engineer', 'engineers', 'eng', 'developers', 'devs'],
  design: ['designer', 'designers'],
  marketing: ['marketer', 'marketers', 'mktg'],
  sales: ['salespeople', 'sellers'],
  hr: ['human resources'],
  finance: ['fin', 'finances'],
  operations: ['ops'],
  legal: ['lawyers'],
  executive: ['executives', 'execs'],
  development: ['devs', 'developers', 'dev'],
  support: ['supporters'],
};
const after = new Set(
  'team teams department departments dept folk folks guys people colleagues crew side group lot members staff'.split(
    ' ',
  ),
);
const before = new Set(
  'in of from between and show split departments teams department team since absent with by for at inside within outside or vs versus to our the link links connect connects connecting bridge bridges do does did is are was were has have on how about unlike than'.split(
    ' ',
  ),
);
const next = new Set(
  'and or vs versus is are was were has have had do does did to in on at with since got gets getting together talk talks talking speak speaks speaking spend spends spent meet meets met say says said feel feels feeling feelings mood work works per by week weekly month monthly this last over lately compared now at as actions tasks decisions meetings hours overdue open people heard take took the a there still not ever also for we actually really change changed happier unhappier better worse calmer doing sat sit both got spent'.split(
    ' ',
  ),
);

export type NamedGroups = { masked: Masked; groups: string[] };

/**
 * Marks departments and teams: 'in Engineering', 'the platform guys', 'HR and Sales'. Their names are ordinary words, so
 * that they count only with a word for a group after them, or between words that a matter does not stand between: not
 * 'the console launch'.
 */
export function markGroups(question: Masked, known: readonly string[]): NamedGroups {
  let masked = question;
  const groups: string[] = [];
  const named = known
    .flatMap((name) => sayingsOf(name).map((words) => ({ name, words })))
    .toSorted((one, other) => other.words.length - one.words.length);
  for (const { name, words } of named) {
    for (let from = 0; from < masked.words.length; from += 1) {
      const count = groupAt(masked, from, words);
      if (count === 0) continue;
      masked = marked(masked, from, count, '@group');
      if (!groups.includes(name)) groups.push(name);
    }
  }
  return { masked, groups: inOrder(masked, groups) };
}

const sayingsOf = (name: string): string[][] => {
  const words = wordsOf(name);
  const telling = words.filter((word) => !after.has(word) && word !== 'unit');
  const others = [...telling, words.at(-1) ?? ''].flatMap((word) => alsoSaid[word] ?? []);
  const short = telling.length === 1 && words.length > 1 ? [telling] : [];
  const last = telling.length > 1 ? [telling.slice(-1)] : [];
  return [words, ...short, ...last, ...others.map(wordsOf)];
};

/** Number of words from here that name the group; 0 if they do not. */
function groupAt({ words }: Masked, from: number, name: readonly string[]): number {
  const isNamed = name.every((word, by) => {
    const said = words[from + by];
    return said?.mark === null && isShort(withoutPlural(said.word), word, name.length);
  });
  if (!isNamed) return 0;
  const follows = words[from + name.length];
  if (name.length > 1)
    return name.length + (follows && after.has(follows.word) && !follows.mark ? 1 : 0);
  if (follows?.mark === null && after.has(follows.word)) return name.length + 1;
  const precedes = words[from - 1];
  const isBeside = (
    near: Masked['words'][number] | undefined,
    far: Masked['words'][number] | undefined,
  ) => (near?.word === 'and' || near?.word === 'or') && far?.mark === '@group';
  if (isBeside(precedes, words[from - 2]) || isBeside(follows, words[from + name.length + 1]))
    return name.length;
  const canBegin = precedes === undefined || precedes.mark !== null || before.has(precedes.word);
  const canEnd = follows === undefined || follows.mark !== null || next.has(follows.word);
  return canBegin && canEnd ? name.length : 0;
}

/** The word, or in a name of several its beginning: 'apps' for 'Applications'. */
const isShort = (said: string, word: string, ofWords: number): boolean =>
  said === word ||
  said === withoutPlural(word) ||
  (ofWords > 1 && said.length >= 3 && word.startsWith(said));

const inOrder = ({ words }: Masked, groups: readonly string[]): string[] => {
  const places = words.filter(({ mark }) => mark === '@group').map(({ word }) => word);
  const placeOf = (name: string) =>
    places.findIndex((word) => sayingsOf(name).some((said) => word.startsWith(said.join(' '))));
  return groups.toSorted((one, other) => placeOf(one) - placeOf(other));
};
