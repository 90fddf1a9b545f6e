import { emptyTerms } from '../words/empty-words.ts';
import { stem } from '../words/stem.ts';
import { askingStems, measureStems } from './asking-words.ts';
import type { Masked } from './masked.ts';
import { ruleStems } from './measure-rules.ts';
import type { Measure } from './query.ts';

/** Measures whose words may stand anywhere; those of `afterMarks` follow 'about' and the like. */
const anywhere: ReadonlySet<Measure> = new Set<Measure>([
  'mentions',
  'first',
  'last',
  'when',
  'said',
  'summary',
]);
const afterMarks: ReadonlySet<Measure> = new Set<Measure>([
  'meetings',
  'decisions',
  'open-questions',
  'actions',
  'topics',
  'mood',
]);
/** A matter follows these. */
const marks = new Set(
  'about on regarding concerning around of mention mentions mentioned mentioning discuss discussed discussing topic theme subject over raise raised decide decided concern concerns to for talk talked against'.split(
    ' ',
  ),
);
/** Words that say how something is, by which nothing can be counted. */
const qualities = new Set(
  'without except excluding urgent urgently important critical controversial heated happy unhappy angry good bad best worst useful useless productive unproductive pointless boring interesting average median mean typical serious big large small major minor key real complain complained complaining problem problems trouble successful unsuccessful failed expensive cheap difficult easy hard hot external internal remote online secret confidential strategic risky wrong right longest shortest fast slow quick negative positive angry annoyed annoying best-attended long short loud formal informal unnecessary necessary effective efficient overrunning overran late early cancelled rescheduled overlapping back-to-back mandatory optional wasted hybrid virtual onsite off-site quality value cost costs budget relevant high low priority difficult tough crucial essential percentage percent share proportion junior senior old complain complains complained complaining young women men female male productive voluntary planned unplanned virtual on-time'.split(
    ' ',
  ),
);
/** Comparisons with a number, and words that turn a question around. */
const limits =
  /(?<= )(?:off the record|on time|in time|in person|back to back|face to face|on purpose|by accident|(?:since|before|after|until|till|during) (?:the |our )?@series|but (?:is |are |was |were |did |does |do )?not (?:\S+ ){0,2}\S+|(?:less|fewer|more|longer|shorter|larger|smaller|bigger|earlier|later) than (?!before|now|usual|in |last|ever|@days|we )(?:\S+ ){0,2}\S+|at (?:least|most) (?:\S+ ){0,2}\S+|(?:without|except(?: for)?|excluding|rather than|apart from|other than|besides|but not|not counting|outside of|instead of) \S+|(?:over|under|above|below) (?:an?|\d+) \S+|(?:more|less|fewer) than \d+)(?= )/g;

export type Matter = {
  /** The matter in the words of the question; null if it names none. */
  topic: string | null;
  /** Words that nothing uses. */
  unused: string[];
};

/**
 * Reads the words of a question that name neither people, groups, series, days nor what is asked for: they are its
 * matter, or nothing can be counted by them.
 *
 * @param left the question without the words that say what is asked for
 */
export function matterOf(left: Masked, measure: Measure): Matter {
  const turned = Array.from(left.text.matchAll(limits), ([words]) => words);
  const without = turned.reduce((text, words) => text.replace(words, ' | '), left.text);
  const unused = turned.map((words) => readable(words, left));
  const runs: { words: string[]; isMarked: boolean }[] = [];
  let run: { words: string[]; isMarked: boolean } | null = null;
  let before = '';
  /** Words that say little, which stay only inside a matter. */
  let between: string[] = [];
  const own = measureStems[measure];
  const rule = measure === 'said' ? undefined : ruleStems.get(measure);
  const words = without.split(/ +/).filter((word) => word !== '');
  for (const [at, word] of words.entries()) {
    const isCompound = isPaired(words, at, left.compounds);
    const isMark = word.startsWith('@') || word === '|';
    // 'How long does it keep?' asks for what was said.
    const isDegree = measure === 'said' && words[at - 1] === 'how' && qualities.has(word);
    const isIdle =
      !isCompound &&
      (isMark ||
        isDegree ||
        askingStems.has(stem(word)) ||
        own?.has(stem(word)) === true ||
        rule?.has(stem(word)) === true);
    const isSmall = !isCompound && emptyTerms.has(stem(word));
    const isAsked = own?.has(stem(word)) === true || rule?.has(stem(word)) === true;
    if (!isMark && qualities.has(word) && !isAsked && !isDegree) {
      unused.push(word);
      run = null;
    } else if (isIdle || isSmall) {
      // Small words stay inside a matter: 'state of the art'. In what was said, so do others: 'sensor keeps its readings'.
      if (run && (isSmall || measure === 'said') && !isMark && !bounds.has(word))
        between.push(word);
      else run = null;
    } else if (run) run.words.push(...between.splice(0), word);
    else if (isManner(word)) unused.push(word);
    else if (bounds.has(before)) {
      unused.push(`${before} ${word}`);
    } else {
      between = [];
      run = { words: [word], isMarked: marks.has(before) };
      runs.push(run);
    }
    if (!['the', 'a', 'an', 'our', 'this', 'that', 'any'].includes(word)) before = word;
  }
  if (anywhere.has(measure) || isOfOneTopic(measure, left)) {
    const topic = runs.map(({ words }) => words.join(' ')).join(' ');
    return { topic: topic === '' ? null : topic, unused };
  }
  const topics = afterMarks.has(measure) ? runs.filter(({ isMarked }) => isMarked) : [];
  const topic = topics.map(({ words }) => words.join(' ')).join(' ');
  const rest = runs.filter((one) => !topics.includes(one)).map(({ words }) => words.join(' '));
  return { topic: topic === '' ? null : topic, unused: [...unused, ...rest] };
}

const numbers =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty)$/;
const units = /^(?:day|week|month|quarter|year|hour|minute)s?$/;

/** Whether a word is a part of 'on-call' or 'ten weeks', which say what is meant only together. */
function isPaired(words: readonly string[], at: number, compounds: ReadonlySet<string>): boolean {
  const isPair = (first: number) => {
    const [one = '', other = ''] = words.slice(first, first + 2);
    return compounds.has(`${one} ${other}`) || (numbers.test(one) && units.test(other));
  };
  return isPair(at) || isPair(at - 1);
}

const bounds = new Set(['since', 'before', 'after', 'until', 'till']);
/** 'Seriously', not 'weekly' or 'supply'. */
const isManner = (word: string): boolean =>
  word.length > 6 &&
  word.endsWith('ly') &&
  !/^(?:monthly|quarterly|nightly|hourly|yearly|friendly|assembly|anomaly|monopoly|supply|butterfly|family)/.test(
    word,
  );

/** 'Is the rota discussed less?' asks for one topic, 'Which topics grow?' for all. */
const isOfOneTopic = (measure: Measure, { text }: Masked): boolean =>
  measure === 'topics' && !/ (?:topic|theme|subject)s? /.test(text);

/** 'without @person' with the name in place of the mark. */
function readable(words: string, { words: all }: Masked): string {
  const names = all.filter(({ mark }) => mark !== null);
  let at = 0;
  return words
    .split(' ')
    .map((word) => (word.startsWith('@') ? (names[at++]?.word ?? '') : word))
    .join(' ')
    .trim();
}
