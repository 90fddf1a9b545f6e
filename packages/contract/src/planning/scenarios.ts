import * as z from 'zod/mini';
import { given, state } from '../figures/origin.ts';
import {
  actionTextLengthMax,
  scenarioAnswersMax,
  scenarioGroupsMax,
  scenarioReasonLengthMax,
  scenarioStepLengthMax,
  scenarioStepsMax,
  scenarioTitleLengthMax,
  splitPeopleMax,
} from '../limits.ts';
import { periodWeeksSchema } from '../organization-figures/period.ts';
import { givenText, storable } from '../storable.ts';
import { writtenDaySchema } from '../written-day.ts';
import { versionInAddress } from './plan-version.ts';
import { scenarioPersonSchema } from './scenario-groups.ts';
import { scenarioResultSchema } from './scenario-result.ts';
import {
  leavingTemplates,
  scenarioTemplateSchema,
  writtenTemplates,
} from './scenario-templates.ts';
import { leaversMax } from './what-if.ts';

const id = z.string().check(z.maxLength(64));
const groupName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(200), storable('The name'));
const distinct = (what: string) =>
  z.refine<string[]>((all) => new Set(all).size === all.length, {
    error: `${what} is named twice`,
  });

/** Chosen options by question; the ids of both are from `scenario-questions.ts`. */
const answersSchema = z.record(
  id,
  z.array(id).check(z.maxLength(scenarioAnswersMax), distinct('An option')),
);

const writtenFields = {
  answers: z._default(answersSchema, {}),
  steps: z
    ._default(
      z
        .array(givenText('A step', scenarioStepLengthMax))
        .check(z.maxLength(scenarioStepsMax, `At most ${scenarioStepsMax} steps`)),
      [],
    )
    .check(z.describe('Steps as people wrote them')),
};

const periodFields = {
  weeks: z._default(periodWeeksSchema, 13),
  week: z
    .optional(writtenDaySchema)
    .check(
      z.describe('A day of the last week; if absent, the period ends with the day of each run'),
    ),
};

const groupFields = {
  ...periodFields,
  ...writtenFields,
  by: z.enum(['department', 'team']).check(z.describe('What the groups of the directory are')),
};

/** The input of a scenario. A draft may lack people and groups; a run needs them. */
export const scenarioConfigurationSchema = z.discriminatedUnion('template', [
  z.object({
    template: z.enum(leavingTemplates),
    leavers: z
      .array(id)
      .check(z.maxLength(leaversMax, 'At most two people leave'), distinct('A person'))
      .check(z.describe('People of the directory')),
    ...periodFields,
    ...writtenFields,
  }),
  z.object({
    template: z.literal('team-merge'),
    groups: z
      .array(groupName)
      .check(
        z.maxLength(scenarioGroupsMax, `At most ${scenarioGroupsMax} groups`),
        distinct('A group'),
      ),
    ...groupFields,
  }),
  z.object({
    template: z.literal('team-split'),
    group: z.nullable(groupName),
    people: z
      .array(id)
      .check(z.maxLength(splitPeopleMax), distinct('A person'))
      .check(z.describe('Ids of the people of the group who go to the new one')),
    ...groupFields,
  }),
  z.object({ template: z.enum(writtenTemplates), ...writtenFields }),
]);
export type ScenarioConfiguration = z.infer<typeof scenarioConfigurationSchema>;

const scenarioVisibilitySchema = z
  .enum(['own', 'shared'])
  .check(z.describe('`shared`: with people by name'));

const titleSchema = givenText('Name', scenarioTitleLengthMax);
const reasonSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(
      scenarioReasonLengthMax,
      `The reason may have at most ${scenarioReasonLengthMax} characters`,
    ),
    storable('The reason'),
  );

/**
 * POST /api/scenarios. Saved as a draft or, with `isRun`, with its result and the day of the run. The What-if screen
 * sends `{ title, isRun: true, configuration: { template: 'what-if', leavers, weeks, week } }`.
 */
export const newScenarioSchema = z.object({
  title: titleSchema,
  reason: z._default(reasonSchema, ''),
  targetDate: z._default(z.nullable(writtenDaySchema), null),
  configuration: scenarioConfigurationSchema,
  isRun: z._default(z.boolean(), false).check(z.describe('True computes the scenario at once')),
});
export type NewScenario = z.infer<typeof newScenarioSchema>;
/** The request body, in which fields with a default may be missing. */
export type WrittenScenario = z.input<typeof newScenarioSchema>;

export const createdScenarioSchema = z.object(given({ id: z.string() }));
export type CreatedScenario = z.infer<typeof createdScenarioSchema>;

const version = z.int().check(z.gte(1));

/** PATCH /api/scenarios/:id. Changing the configuration turns a computed scenario into a draft again. */
export const scenarioChangeSchema = z.object({
  version: version.check(z.describe('The version that the change was made on')),
  title: z.optional(titleSchema),
  reason: z.optional(reasonSchema),
  targetDate: z.optional(z.nullable(writtenDaySchema)),
  configuration: z.optional(scenarioConfigurationSchema),
});
export type ScenarioChange = z.infer<typeof scenarioChangeSchema>;

/** POST /api/scenarios/:id/run */
export const scenarioRunSchema = z.object({ version });

/** POST /api/scenarios/:id/actions: a recommendation or a written step becomes an action. */
export const scenarioActionSchema = z.object({
  key: z
    .string()
    .check(z.minLength(1), z.maxLength(200), storable('The key'))
    .check(z.describe('Key of the recommendation of the scenario')),
  text: givenText('The action', actionTextLengthMax),
  ownerId: z._default(z.nullable(id), null).check(z.describe('A person of the directory')),
  dueDay: z._default(z.nullable(writtenDaySchema), null),
});
export type ScenarioAction = z.infer<typeof scenarioActionSchema>;

/** `draft`: not computed yet, or changed since; `written`: a finished plan for which nothing is computed. */
const scenarioStatusSchema = z.enum(['draft', 'computed', 'written']);
export type ScenarioStatus = z.infer<typeof scenarioStatusSchema>;

const moment = z.iso.datetime();
const savedBy = z.nullable(z.string()).check(z.describe('Null for a former member'));

const scenarioRowFields = {
  ...given({ id: z.string(), title: z.string() }),
  ...state({ status: scenarioStatusSchema, visibility: scenarioVisibilitySchema }),
  ...given({ targetDate: z.nullable(z.iso.date()), author: savedBy }),
  ...state({ isAuthor: z.boolean(), version }),
  ...given({ changedAt: moment }),
  can: z.object(
    state({
      change: z.boolean(),
      delete: z.boolean(),
    }),
  ),
};

export const scenarioRowSchema = z.object({
  ...scenarioRowFields,
  ...given({ template: scenarioTemplateSchema }),
  ...state({
    computedOn: z.nullable(z.iso.date()).check(z.describe('The day on which it was computed')),
  }),
});
export type ScenarioRow = z.infer<typeof scenarioRowSchema>;

/** GET /api/scenarios */
export const scenarioListSchema = z.object({
  scenarios: z.array(scenarioRowSchema).check(z.describe('Own and shared, latest change first')),
  ...state({
    mayPlan: z.boolean().check(z.describe('Whether the caller may plan about persons')),
    canNamePersons: z
      .boolean()
      .check(z.describe('False if the organization has switched plans about persons off')),
    canCompute: z.boolean().check(z.describe('False where connection maps are switched off')),
  }),
});
export type ScenarioList = z.infer<typeof scenarioListSchema>;

/** GET /api/scenarios/:id */
export const scenarioQuerySchema = z.object({
  version: z
    .optional(versionInAddress)
    .check(z.describe('An earlier version; if absent, the latest')),
});

export const scenarioSchema = z.object({
  ...scenarioRowFields,
  ...given({ reason: z.string(), configuration: scenarioConfigurationSchema }),
  result: z.nullable(scenarioResultSchema),
  ...state({
    isResultHidden: z
      .boolean()
      .check(z.describe('True if the result is hidden because connection maps are switched off')),
  }),
  people: z
    .array(scenarioPersonSchema)
    .check(
      z.describe('The people of the scenario; an id that is missing here is a former participant'),
    ),
  ...state({ latest: version.check(z.describe('Number of the latest version')) }),
  ...given({
    changedBy: savedBy,
    createdAt: moment,
    actions: z
      .array(z.string())
      .check(z.describe('Keys of the recommendations that became actions')),
  }),
});
export type Scenario = z.infer<typeof scenarioSchema>;

/** GET /api/scenarios/:id/versions */
export const scenarioVersionsSchema = z.object({
  versions: z
    .array(
      z.object({
        ...state({
          version,
          what: z.enum(['created', 'changed', 'computed', 'finished', 'shared', 'unshared']),
        }),
        ...given({ title: z.string() }),
        ...state({ computedOn: z.nullable(z.iso.date()) }),
        ...given({ savedBy, savedAt: moment }),
      }),
    )
    .check(z.describe('Latest first; at most fifty are kept')),
});
export type ScenarioVersions = z.infer<typeof scenarioVersionsSchema>;
export type ScenarioVersion = ScenarioVersions['versions'][number];

export const scenarioFileFormatSchema = z.enum(['html', 'pdf']);
export type ScenarioFileFormat = z.infer<typeof scenarioFileFormatSchema>;
