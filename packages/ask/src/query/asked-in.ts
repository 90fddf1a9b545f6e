import { groupAsked } from './group-asked.ts';
import { groupIn } from './group-words.ts';
import { judgementIn } from './judgements.ts';
import { kindAsked } from './kinds-of-names.ts';
import type { Masked } from './masked.ts';
import { matterOf } from './matter.ts';
import { measureIn } from './measure-rules.ts';
import { orderIn } from './order-words.ts';
import type { Measure, Query } from './query.ts';
import type { MeasureRead } from './rules/rule.ts';
import { stateIn } from './state-words.ts';

/** What a question asks for, besides its names and days. */
export type Asked = Pick<Query, 'measure' | 'topic' | 'state' | 'group' | 'order'> & Said;

type Said = {
  /** Content words that nothing uses. */
  unused: string[];
  /** Whether a rule fits. */
  saysMeasure: boolean;
};

/** What a masked question asks for. */
export function askedIn(
  masked: Masked,
  groups: readonly string[],
  people: readonly string[],
  fallback: Measure | null,
): Asked {
  const kind = kindAsked(masked.text);
  if (kind !== null)
    return {
      ...none,
      measure: 'topics',
      topic: null,
      unused: [kind],
      order: 'most',
      saysMeasure: true,
    };
  const judgement = judgementIn(masked);
  const ofJudged = judgement && (judgement.read ?? measureIn(judgement.left.text));
  if (judgement && ofJudged && !quotedMeasures.has(ofJudged.measure)) {
    const judged = readAs(ofJudged, judgement.left, groups, people, fallback);
    return { ...judged, unused: [judgement.words, ...judged.unused] };
  }
  return readAs(measureIn(masked.text), masked, groups, people, fallback);
}

/** What is asked for by a rule; null if none fits. */
function readAs(
  rule: MeasureRead | null,
  masked: Masked,
  groups: readonly string[],
  people: readonly string[],
  fallback: Measure | null,
): Asked {
  const { text } = masked;
  const read: MeasureRead = rule ?? { measure: fallback ?? 'said' };
  const { measure } = read;
  const state = stateIn(measure, text);
  const order = orderIn(text, measure);
  const group = groupIn(text);
  const left = [state, order, group].reduce(
    (rest, found) => (found ? rest.replace(` ${found.said} `, ` ${keptOf(found.said)} `) : rest),
    text,
  );
  const { topic, unused } = matterOf({ ...masked, text: left }, measure);
  // 'What happened on the night of the outage?' asks for what was said.
  if (retold.has(measure) && unused.length > 0) {
    const said = matterOf(masked, 'said');
    return { measure: 'said', ...said, unused: [], ...none, saysMeasure: true };
  }
  // 'What did Ada talk about?' asks for her topics.
  if (
    fallback === null &&
    measure === 'mentions' &&
    topic === null &&
    unused.length === 0 &&
    !text.includes('@quote')
  )
    return { measure: 'topics', topic, unused, ...none, order: 'most', saysMeasure: true };
  return {
    measure,
    topic,
    unused,
    state: (read.state === 'open' ? state?.one : undefined) ?? read.state ?? state?.one ?? null,
    group: read.group ?? groupAsked(measure, text, groups, people, rule === null),
    order: both.test(text) ? null : (read.order ?? order?.one ?? null),
    saysMeasure: rule !== null,
  };
}

/** 'Is it growing or shrinking?' */
const both = / (?:growing|rising|better|up|more) or (?:shrinking|falling|worse|down|less) /;

const none = { state: null, group: null, order: null } as const;
const quotedMeasures: ReadonlySet<Measure> = new Set<Measure>(['said', 'summary']);
/** Measures of which a matter of one's own makes a question for what was said. */
const retold: ReadonlySet<Measure> = new Set<Measure>(['what-happened']);

/** The marks of words that a rule used. */
const keptOf = (said: string): string => (said.match(/@\w+/g) ?? []).join(' ');
