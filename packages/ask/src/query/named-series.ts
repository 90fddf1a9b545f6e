import { emptyTerms } from '../words/empty-words.ts';
import { stem, withoutPlural } from '../words/stem.ts';
import { wordsOf } from '../words/terms.ts';
import { askingStems } from './asking-words.ts';
import { type Masked, marked } from './masked.ts';

/** Words for kinds of meetings. A title is named by one of them and one of its other words: 'the product sync'. */
const kinds = new Set(
  'meeting meetings call sync standup stand weekly daily monthly fortnightly biweekly review round retro retrospective workshop clinic forum council huddle planning interview checkin check kickoff kick allhands hands demo session board committee catchup handover debrief audit close visit briefing townhall training group working walk walkthrough through pitch circle table club exercise tabletop'.split(
    ' ',
  ),
);
/** Words of titles that distinguish none of them. */
const plainWords = new Set(
  'all one two three the a an of and for with in on to what we they us our'.split(' '),
);

export type NamedSeries = { masked: Masked; series: string[] };

/** Marks series and meetings that the question names by their title, or by enough of its words in their order. */
export function markSeries(question: Masked, titles: readonly string[]): NamedSeries {
  let masked = question;
  const series: string[] = [];
  for (;;) {
    const found = bestRun(masked, titles);
    if (!found) return { masked, series };
    masked = marked(masked, found.from, found.count, '@series');
    if (!series.includes(found.title)) series.push(found.title);
  }
}

/**
 * Whether a question may name a series by a part of its title: a word for a kind of meeting stands behind a word of its
 * own, as in 'the product sync', or is rare, as in 'the huddle'. Not 'how many meetings'.
 */
export function mayNameSeries(question: string): boolean {
  const words = wordsOf(question).map(withoutPlural);
  return words.some((word, at) => {
    const before = stem(words[at - 1] ?? 'the');
    const isPlain = emptyTerms.has(before) || askingStems.has(before);
    return rareKinds.has(word) || (kinds.has(word) && !isPlain);
  });
}

type Run = { title: string; from: number; count: number; score: number };

function bestRun(masked: Masked, titles: readonly string[]): Run | null {
  const runs = titles.flatMap((title) => {
    const words = wordsOf(title).map(withoutPlural);
    return masked.words.flatMap((_, from) => runAt(masked, from, title, words) ?? []);
  });
  const best = runs.toSorted((one, other) => other.score - one.score)[0];
  if (!best) return null;
  // Words that two titles share in the same way name neither.
  const rivals = runs.filter(
    ({ title, score, from }) =>
      title !== best.title &&
      score >= best.score - (best.score <= 0.1 ? 0 : 0.01) &&
      from === best.from,
  );
  return rivals.length > 0 && best.score < 1 ? null : best;
}

/** The longest run of words from here that are words of the title in their order. */
function runAt({ words }: Masked, from: number, title: string, of: readonly string[]): Run | null {
  let count = 0;
  let at = 0;
  const said: string[] = [];
  for (; words[from + count]?.mark === null; count += 1) {
    const word = withoutPlural(words[from + count]?.word ?? '');
    const next = of.findIndex((one, place) => place >= at && isSame(word, one));
    const joined = of.findIndex(
      (one, place) => place >= at && word === `${one}${of[place + 1] ?? ''}` && word !== one,
    );
    if (next >= 0) {
      at = next + 1;
      said.push(of[next] ?? '');
    } else if (joined >= 0) {
      at = joined + 2;
      said.push(of[joined] ?? '', of[joined + 1] ?? '');
    } else if (word === 'and' && count > 0 && title.includes('&')) continue;
    else break;
  }
  const telling = said.filter((word) => !kinds.has(word) && !plainWords.has(word));
  const isWhole = said.length === of.length;
  const kind = said.some((word) => kinds.has(word));
  const follows = words[from + count];
  const namesKind = !kind && follows?.mark === null && kinds.has(withoutPlural(follows.word));
  const isRare = said.length === 1 && rareKinds.has(said[0] ?? '') && !isWhole;
  const isEnough = isWhole
    ? of.length > 1 || kind || namesKind
    : isRare || (telling.length > 0 && (kind || namesKind));
  if (!isEnough || (!isWhole && plainWords.has(said[0] ?? ''))) return null;
  const extra = namesKind || (isWhole && follows?.mark === null && isMeetingWord(follows.word));
  const weight = said.filter((word) => !plainWords.has(word)).length;
  const all = of.filter((word) => !plainWords.has(word)).length;
  return {
    title,
    from,
    count: count + (extra ? 1 : 0),
    score: isRare
      ? 0.1
      : isWhole
        ? 1 + said.length
        : (weight - (namesKind ? 0.5 : 0)) / Math.max(all, 1),
  };
}

/** Kinds that stand for the only title that has them: 'the huddle'. */
const rareKinds = new Set(
  'huddle clinic retro retrospective workshop standup tabletop debrief forum council kickoff round allhands stand-up walkthrough'.split(
    ' ',
  ),
);

const isMeetingWord = (word: string): boolean => /^(?:meetings?|calls?|series)$/.test(word);

/** 'Retro' stands for 'retrospective'. */
const isSame = (word: string, of: string): boolean =>
  word === of || (word.length >= 5 && of.length > word.length + 2 && of.startsWith(word));
