import { stem } from '../words/stem.ts';
import type { Measure } from './query.ts';
import { actionRules } from './rules/actions.ts';
import { attendedRules } from './rules/attended.ts';
import { bridgeRules } from './rules/bridges.ts';
import { changeRules } from './rules/changes.ts';
import { countRules } from './rules/counts.ts';
import { dayRules } from './rules/days.ts';
import { hourRules } from './rules/hours.ts';
import { moodRules } from './rules/mood.ts';
import { mostRules } from './rules/most.ts';
import { otherDayRules } from './rules/other-days.ts';
import { outcomeRules } from './rules/outcomes.ts';
import { heardRules } from './rules/people-heard.ts';
import type { MeasureRead, Rule } from './rules/rule.ts';
import { saidRules } from './rules/said.ts';
import { seriesRules } from './rules/series.ts';
import { tieRules } from './rules/ties.ts';
import { topicRules } from './rules/topics.ts';

/** In order; the first that matches applies. Names and days stand as marks. */
const written: readonly Rule[] = [
  ...saidRules,
  ...seriesRules,
  ...dayRules,
  ...attendedRules,
  ...mostRules,
  ...bridgeRules,
  ...tieRules,
  ...heardRules,
  ...actionRules,
  ...outcomeRules,
  ...moodRules,
  ...topicRules,
  ...changeRules,
  ...hourRules,
  ...countRules,
  ...otherDayRules,
];

/** The words of each measure's rules, as stems. They ask, so that they are no part of a matter. */
export const ruleStems: ReadonlyMap<Measure, ReadonlySet<string>> = new Map(
  [...Map.groupBy(written, ([, { measure }]) => measure)].map(([measure, of]) => [
    measure,
    new Set(
      of
        .flatMap(([pattern]) => pattern.replace(/\\./g, ' ').match(/(?<!@)\b[a-z]+\b/g) ?? [])
        .map(stem),
    ),
  ]),
);

const rules = written.map(([pattern, read]) => ({
  pattern: new RegExp(`(?<= )(?:${pattern.trimEnd()})(?= |(?<= ))`),
  read,
}));

/** What a masked question asks for; null if no rule says. */
export const measureIn = (text: string): MeasureRead | null =>
  rules.find(({ pattern }) => pattern.test(text))?.read ?? null;
