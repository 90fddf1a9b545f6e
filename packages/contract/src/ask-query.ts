import * as z from 'zod/mini';
import { computed, given } from './figures/origin.ts';
import { searchLengthMax } from './limits.ts';

/** What a question asks for. `said` and `summary` are answered by quotes, all others by figures. */
export const askMeasures = [
  'meetings',
  'hours',
  'people-heard',
  'attended',
  'ties',
  'bridges',
  'mentions',
  'actions',
  'decisions',
  'open-questions',
  'topics',
  'mood',
  'series',
  'what-changed',
  'what-happened',
  'first',
  'last',
  'longest',
  'when',
  'most',
  'said',
  'summary',
] as const;
export const askMeasureSchema = z.enum(askMeasures);
export type AskMeasure = z.infer<typeof askMeasureSchema>;

/** States by the measure that has them. */
export const askStates = {
  hours: ['spoken'],
  'people-heard': ['not-heard', 'first-time', 'no-longer'],
  ties: ['none'],
  actions: [
    'open',
    'overdue',
    'this-week',
    'later',
    'no-date',
    'no-owner',
    'done',
    'dropped',
    'earlier',
  ],
  topics: ['new'],
  series: ['began', 'paused', 'ended', 'running', 'opener'],
  attended: ['missing'],
} as const;
export const askStateSchema = z.enum(Object.values(askStates).flat());
export type AskState = z.infer<typeof askStateSchema>;

export const askGroupSchema = z.enum([
  'person',
  'department',
  'team',
  'series',
  'week',
  'month',
  'quarter',
]);
export type AskGroup = z.infer<typeof askGroupSchema>;

export const askOrderSchema = z.enum([
  'most',
  'least',
  'rising',
  'falling',
  'shortest',
  'last',
  'next',
]);
export type AskOrder = z.infer<typeof askOrderSchema>;

const departmentsMax = 10;

/** A question as something that can be computed; its people, series and days are filters of the question. */
export const askQuerySchema = z.object(
  given({
    measure: askMeasureSchema,
    departments: z
      .array(z.string().check(z.maxLength(searchLengthMax)))
      .check(
        z.maxLength(departmentsMax),
        z.describe('Names of departments and teams; with several, all of them were heard'),
      ),
    topic: z.nullable(z.string().check(z.maxLength(searchLengthMax))),
    state: z.nullable(askStateSchema),
    group: z.nullable(askGroupSchema),
    order: z
      .nullable(askOrderSchema)
      .check(z.describe('`last` and `next`: only the last held meeting, or the next expected one')),
  }),
);
export type AskQuery = z.infer<typeof askQuerySchema>;

/** The value of a figure that the reader may not see. */
export const figureNotShown = 'Not shown';

/** The most lines of a figure; `more` says how many are left out. */
export const figureLinesMax = 12;

const figureLineSchema = z.object({
  ...computed('answer-count', {
    text: z.string(),
    value: z.nullable(z.string()).check(z.describe("'5.2 hours', '3 meetings', a day")),
    detail: z.nullable(z.string()).check(z.describe('A second, smaller line')),
  }),
  ...given({
    path: z
      .nullable(z.string())
      .check(z.describe('Path and query of the page that shows it; null without one')),
  }),
});
export type AskFigureLine = z.infer<typeof figureLineSchema>;

/** A computed answer: the figure that a screen of the product shows, with its definition and its screen. */
export const askFigureSchema = z.object({
  ...computed('answer-count', {
    value: z
      .string()
      .check(
        z.describe(
          `The number with its unit, a day or a name; 'None' for 0, 'Not known' if unknown, '${figureNotShown}' if the caller may not see it`,
        ),
      ),
    label: z
      .string()
      .check(z.describe("What the value is, to be read after it: 'overdue actions of Sales'")),
    definition: z.string().check(z.describe('What is counted, and over which days')),
  }),
  screen: z
    .nullable(z.object(given({ path: z.string(), name: z.string() })))
    .check(z.describe('The screen that shows the figure: path, query and name')),
  lines: z
    .array(figureLineSchema)
    .check(z.maxLength(figureLinesMax), z.describe('What was counted, or the list asked for')),
  ...computed('answer-count', { more: z.int().check(z.describe('Number of lines left out')) }),
});
export type AskFigure = z.infer<typeof askFigureSchema>;

/**
 * Why a question has no answer. `mood-of-person`: people are never put in order of mood; `leaving`: no forecasts;
 * `worth`: no marks of people; `source`: nobody is found out; `sensitive`: health and family of people, whose quotes
 * are shown on a second press that is in the audit log; `language`: the question is not in English.
 */
export const askRefusals = [
  'mood-of-person',
  'leaving',
  'worth',
  'source',
  'sensitive',
  'language',
] as const;
export const askRefusalSchema = z.enum(askRefusals);
export type AskRefusal = z.infer<typeof askRefusalSchema>;
