import type { ReadAs } from './misspelled.ts';
import { onlyMentioned } from './people.ts';

type Titled = { name: string; title: string };

const wordsMax = 5;

/** What the middle letters of 'CEO' and the like stand for. */
const chiefs: Readonly<Record<string, readonly string[]>> = {
  ceo: ['executive'],
  cfo: ['financial', 'finance'],
  coo: ['operating', 'operations'],
  cto: ['technology', 'technical'],
  cio: ['information'],
  cmo: ['marketing'],
  cpo: ['product', 'people'],
  cro: ['revenue', 'risk'],
  cso: ['strategy', 'security', 'sales'],
  cco: ['commercial', 'customer'],
  cdo: ['data', 'digital'],
  chro: ['human resources'],
  ciso: ['information security'],
};
const longForms = Object.entries(chiefs).map(([short, areas]) => ({
  short,
  long: [
    ...areas.map((area) => `chief ${area} officer`),
    ...(short === 'ceo' ? ['chief executive'] : []),
  ],
}));

/** 'ceo' is also 'chief executive officer' and 'chief executive', and the other way round. */
function formsOf(title: string): string[] {
  const same = longForms.filter(({ short, long }) => short === title || long.includes(title));
  return [
    ...new Set([
      title,
      ...same.flatMap(({ short, long }) =>
        short === title ? long : [short, ...(short === 'ceo' ? long : [])],
      ),
    ]),
  ];
}

const named = new RegExp(
  `(?<![\\p{L}\\p{N}])((?:the|our) )(?=((?:[\\p{L}\\p{M}\\p{N}&/-]+ ){0,${wordsMax - 1}}[\\p{L}\\p{M}\\p{N}&/-]+))`,
  'giu',
);

/** The runs of words after 'the' or 'our', the longest first. */
const runsOf = (words: string): string[] => {
  const parts = words.split(' ');
  return parts.map((_, less) => parts.slice(0, parts.length - less).join(' '));
};

const plain = (title: string): string =>
  title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Job titles that a question may name, in lower case without accents: the words after 'the' or 'our', and their short and long forms. */
export const titlesIn = (question: string): string[] => [
  ...new Set(
    Array.from(question.matchAll(named), ([, , words = '']) => runsOf(words))
      .flat()
      .flatMap((run) => formsOf(plain(run))),
  ),
];

/**
 * The question with 'the CEO' replaced by the name of the one person who has this title. Titles of several people stay,
 * as do those of another company ('the CEO of Vermeer'), and those that are only talked about ('about the CEO'), since
 * people say them so.
 */
export function takeTitles(
  question: string,
  people: readonly Titled[],
): { text: string; readAs: ReadAs[] } {
  const readAs: ReadAs[] = [];
  let text = question;
  for (const [, lead = '', words = ''] of question.matchAll(named)) {
    const [run, holders] = longestHeld(words, people);
    const [holder] = holders;
    if (!holder || holders.length > 1) continue;
    const written = lead + run;
    const rest = text.slice(text.indexOf(written) + written.length);
    const replaced = text.replace(written, () => holder.name);
    const isOfOthers = /^ (?:of|at|from) /i.test(rest);
    if (isOfOthers || onlyMentioned(replaced, [holder.name]).length > 0) continue;
    readAs.push({ written, name: holder.name });
    text = replaced;
  }
  return { text, readAs };
}

/** The longest of the runs that is a title of somebody, and who has it. */
function longestHeld(words: string, people: readonly Titled[]): [run: string, Titled[]] {
  for (const run of runsOf(words)) {
    const forms = new Set(formsOf(plain(run)));
    const holders = people.filter(({ title }) => forms.has(plain(title)));
    if (holders.length > 0) return [run, holders];
  }
  return ['', []];
}
