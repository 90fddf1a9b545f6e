import * as z from 'zod/mini';
import { actionStateSchema } from './action.ts';
import { askFiltersSchema } from './ask.ts';
import { evidenceSchema } from './evidence.ts';
import { computed, given, state } from './figures/origin.ts';
import { actionItemSchema } from './meeting.ts';
import { viewFilterSchema } from './meeting-views.ts';
import { notificationSettingsSchema } from './notifications.ts';
import { organizationRoleSchema } from './permissions.ts';
import { handoverKindSchema } from './planning/offboarding.ts';
import { scenarioConfigurationSchema } from './planning/scenarios.ts';
import { successionWeightsSchema } from './planning/succession.ts';
import { feelingSchema, sentimentSchema } from './sentiment.ts';
import { textSourceSchema } from './text-source.ts';

const moment = z.iso.datetime();

export const heldProfileSchema = z.object({
  ...given({
    email: z.string(),
    accountName: z.string(),
    picture: z.nullable(z.string()).check(z.describe('Picture chosen by the person')),
    organization: z.string(),
    role: organizationRoleSchema,
    memberSince: moment,
    lastUsedAt: z
      .nullable(moment)
      .check(z.describe('Last time the person switched to this organization')),
  }),
  signIn: z.object({
    twoFactor: z
      .nullable(
        z.object(
          given({
            since: z.nullable(moment).check(z.describe('Null if it was not recorded')),
          }),
        ),
      )
      .check(z.describe('Null while two-factor sign-in is off')),
    singleSignOn: z.array(
      z.object(
        given({
          provider: z.string(),
          subject: z.string().check(z.describe("The provider's id of the person")),
          since: moment,
          lastUsedAt: moment,
        }),
      ),
    ),
    passkeys: z.array(
      z.object(given({ name: z.string(), since: moment, lastUsedAt: z.nullable(moment) })),
    ),
    assistants: z
      .array(
        z.object(
          given({
            name: z.string(),
            host: z.string(),
            since: moment,
            lastUsedAt: z.nullable(moment),
          }),
        ),
      )
      .check(z.describe('Programs that read in this organization in the name of the person')),
  }),
  directory: z.nullable(
    z.object({
      ...given({
        firstName: z.string(),
        lastName: z.string(),
        username: z.nullable(z.string()),
        title: z.nullable(z.string()),
        department: z.nullable(z.string()),
        teams: z.array(z.string()),
        syncSource: z.string(),
        externalId: z.nullable(z.string()),
        lastSyncedAt: z.nullable(moment),
        invitedAt: z.nullable(moment),
        activatedAt: z.nullable(moment),
      }),
      ...state({ isLeftOutOfMoods: z.boolean() }),
      managed: z
        .nullable(
          z.object(
            given({
              userName: z.string(),
              displayName: z.nullable(z.string()),
              manager: z.nullable(z.string()),
            }),
          ),
        )
        .check(z.describe("Further data that the company's directory sent by SCIM")),
      ...given({
        heardAs: z
          .array(z.string())
          .check(z.describe('Names that people chose for this person on Match speakers')),
      }),
    }),
  ),
});
export type HeldProfile = z.infer<typeof heldProfileSchema>;

/** Whether the person is left out of moods in all their meetings. */
export const leftOutOfMoodsSchema = z.object(state({ isLeftOutOfMoods: z.boolean() }));
export type LeftOutOfMoods = z.infer<typeof leftOutOfMoodsSchema>;

/** A meeting with a speaker tied to the person, and their results in it. */
export const heldMeetingSchema = z.object({
  ...given({ id: z.string(), title: z.string() }),
  ...computed('meeting-start', {
    date: z.iso.date().check(z.describe("YYYY-MM-DD in the organization's time zone")),
    time: z
      .nullable(z.string().check(z.regex(/^\d\d:\d\d$/)))
      .check(z.describe('HH:mm; null if the transcript states no time')),
  }),
  ...given({ speakerName: z.string() }),
  ...computed('speaking-time', { speakingSeconds: z.number() }),
  ...computed('talk-share', { talkShare: z.number() }),
  ...computed('turns', { turns: z.int() }),
  ...computed('words', { words: z.int() }),
  ...computed('questions', {
    questions: z.nullable(z.int()).check(z.describe('Null if the transcript marks no questions')),
  }),
  ...computed('mood', { sentiment: sentimentSchema }),
  ...computed('mood-score', { sentimentScore: z.number() }),
  ...computed('mood', {
    feeling: z
      .optional(z.nullable(feelingSchema))
      .check(z.describe('Null if it was not read, or by an analysis older than this field')),
  }),
  feelingEvidence: z.optional(z.array(evidenceSchema)),
  ...computed('engagement', { engagementScore: z.number() }),
  ...computed('person-summary', { summary: z.string() }),
  summarySource: textSourceSchema,
});
export type HeldMeeting = z.infer<typeof heldMeetingSchema>;

export const heldCorrectionSchema = z.object(
  given({
    meetingId: z.string(),
    meeting: z
      .nullable(z.string())
      .check(z.describe('Title of the meeting; null if the person may no longer read it')),
    words: z.nullable(z.string()).check(z.describe('Null if the person may no longer read it')),
    at: moment,
    undoneAt: z.nullable(moment),
  }),
);
export type HeldCorrection = z.infer<typeof heldCorrectionSchema>;

/** An action that the person owns or added by hand. */
export const heldActionSchema = z.object({
  ...computed('actions', {
    text: z.nullable(z.string()).check(z.describe('Null if the person may no longer read it')),
  }),
  ...given({
    note: z.nullable(z.string()).check(z.describe('Null also if the person may no longer read it')),
    meeting: z.nullable(z.string()).check(z.describe('Title of its meeting; null likewise')),
    state: actionStateSchema,
  }),
  ...computed('actions', { dueDay: z.nullable(z.iso.date()), isOwner: z.boolean() }),
  ...given({ isAuthor: z.boolean(), at: moment }),
});
export type HeldAction = z.infer<typeof heldActionSchema>;

/** A meeting that the person added to a series or removed from one. */
export const heldSeriesChoiceSchema = z.object(
  given({
    meetingId: z.string(),
    meeting: z.nullable(z.string()).check(z.describe('Title; null if the person may not read it')),
    series: z
      .nullable(z.string())
      .check(
        z.describe('Name that somebody chose; null without one, or if the meeting may not be read'),
      ),
    isPart: z.boolean().check(z.describe('False if the person took the meeting out')),
    at: moment,
  }),
);

/** A view of the meetings list that the person saved. */
export const heldViewSchema = z.object({
  ...given({ name: z.string() }),
  filter: viewFilterSchema,
  ...given({ isShared: z.boolean(), at: moment }),
});

/** A version of a scenario that the person saved. */
export const heldScenarioSchema = z.object({
  ...given({
    title: z.string(),
    reason: z.string(),
    configuration: scenarioConfigurationSchema,
    isShared: z.boolean(),
    at: moment,
  }),
});

/** An offboarding that the person is responsible for or changed. */
export const heldOffboardingSchema = z.object(
  given({
    person: z.nullable(z.string()).check(z.describe('Who leaves')),
    lastDay: z.nullable(z.iso.date()),
    note: z.nullable(z.string()),
    at: moment,
  }),
);

/** A part of a handover that the person wrote or took over. */
export const heldTaskSchema = z.object(
  given({
    kind: handoverKindSchema,
    label: z.nullable(z.string()).check(z.describe('Null for what was found in meetings')),
    note: z.nullable(z.string()),
    isAssignee: z.boolean(),
    dueDay: z.nullable(z.iso.date()),
    at: moment,
  }),
);

/** A succession plan that the person made, with its texts. */
export const heldSuccessionPlanSchema = z.object({
  ...given({ role: z.string(), notes: z.string() }),
  weights: successionWeightsSchema,
  candidates: z
    .array(z.object(given({ external: z.nullable(z.string()), note: z.string() })))
    .check(z.describe('A person of the directory is not named')),
  steps: z.array(
    z.object(given({ text: z.string(), dueOn: z.nullable(z.iso.date()), isDone: z.boolean() })),
  ),
  ...state({ isShared: z.boolean() }),
  ...given({ at: moment }),
});

/** A notification that the person has, or received by mail. */
export const heldNotificationSchema = z.object(
  given({
    kind: z.string(),
    meeting: z.nullable(z.string()).check(z.describe('Title; null if the person may not read it')),
    action: z.nullable(z.string()).check(z.describe('The words of the action; null likewise')),
    readAt: z.nullable(moment),
    at: moment,
  }),
);

/** The screen shows this many of the newest meetings and corrections; the download has all. */
export const myDataListMax = 100;

/** The organization's data about the caller, without spoken words. */
export const myDataSchema = z.object({
  profile: heldProfileSchema,
  meetings: z.array(heldMeetingSchema).check(z.describe('Newest first')),
  corrections: z.array(heldCorrectionSchema).check(z.describe('Newest first')),
  totals: z.object(
    state({
      meetings: z.int(),
      corrections: z.int(),
      uploads: z.int(),
      auditEntries: z.int(),
    }),
  ),
});
export type MyData = z.infer<typeof myDataSchema>;

/** A question that the person asked about their meetings. */
export const heldQuestionSchema = z.extend(askFiltersSchema, {
  ...given({ question: z.string(), at: moment }),
  ...computed('answer-count', { found: z.boolean(), quotes: z.int() }),
});

/** The complete download, including spoken words. */
export const heldActionItemSchema = z.extend(
  actionItemSchema,
  state({
    isMaybe: z.optional(z.literal(true)).check(z.describe('It may be one')),
  }),
);

export const myDataFileSchema = z.object({
  profile: heldProfileSchema,
  meetings: z.array(
    z.extend(heldMeetingSchema, {
      said: z.array(z.object(given({ start: z.nullable(z.number()), text: z.string() }))),
      connections: z.array(
        z.object({
          ...given({ with: z.string() }),
          ...computed('pair-mood', {
            sentiment: z
              .optional(sentimentSchema)
              .check(z.describe('Absent where it would tell the mood of the other')),
          }),
          ...computed('interactions', {
            value: z.number(),
            onMatter: z.number().check(z.describe('Of them, those that ties count')),
          }),
          ...computed('strength', { strength: z.number() }),
          ...computed('pair-summary', { summaryOfInteractions: z.array(z.string()) }),
          summarySource: textSourceSchema,
          ...computed('recommendations', { communicationRecommendations: z.array(z.string()) }),
          recommendationsSource: textSourceSchema,
        }),
      ),
      actionItems: z
        .array(heldActionItemSchema)
        .check(z.describe('Action items with this person as owner')),
    }),
  ),
  corrections: z.array(heldCorrectionSchema),
  actions: z.array(heldActionSchema),
  seriesChoices: z.array(heldSeriesChoiceSchema),
  meetingViews: z.array(heldViewSchema),
  successionPlans: z.array(heldSuccessionPlanSchema),
  scenarios: z.array(heldScenarioSchema),
  offboardings: z.array(heldOffboardingSchema),
  handoverTasks: z.array(heldTaskSchema),
  questions: z.array(heldQuestionSchema),
  notifications: z.array(heldNotificationSchema),
  digests: z.array(z.object(given({ week: z.iso.date(), at: moment }))),
  notificationSettings: z.nullable(notificationSettingsSchema),
  uploads: z.array(z.object(given({ meetingId: z.string(), title: z.string(), at: moment }))),
  auditEntries: z.array(
    z.object(
      given({
        at: moment,
        action: z.string(),
        detail: z.nullable(z.string()),
        address: z.nullable(z.string()),
        device: z.nullable(z.string()),
      }),
    ),
  ),
});
export type MyDataFile = z.infer<typeof myDataFileSchema>;

export const erasurePreviewSchema = z.object({
  ...given({ name: z.string().check(z.describe('Text to enter as confirmation')) }),
  ...state({
    meetings: z.int().check(z.nonnegative(), z.describe('Meetings in which the person speaks')),
    mentions: z
      .int()
      .check(z.nonnegative(), z.describe('Further meetings in which the person is named')),
    files: z.int().check(z.nonnegative(), z.describe('Number of original files that are deleted')),
  }),
});
export type ErasurePreview = z.infer<typeof erasurePreviewSchema>;

export const erasureSchema = z.object({ name: z.string().check(z.maxLength(1000)) });
