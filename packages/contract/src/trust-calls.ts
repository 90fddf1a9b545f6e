import * as z from 'zod/mini';
import { apiErrorSchema } from './errors.ts';
import { given, state } from './figures/origin.ts';
import { figureReadersMax, participantNoticeLengthMax, plannersMax } from './limits.ts';
import { trustSettingsSchema } from './trust.ts';
import { trustSubjects } from './trust-changes.ts';
import { directoryPersonSchema } from './user.ts';

const trustSubjectSchema = z.enum(trustSubjects);

const { shape } = trustSettingsSchema;

/** Missing settings stay unchanged. */
export const trustUpdateSchema = z.object({
  meetingReaders: z.optional(shape.meetingReaders),
  figureReaders: z.optional(shape.figureReaders),
  planners: z.optional(shape.planners).check(z.describe('Only owners may change it')),
  smallestGroup: z.optional(shape.smallestGroup),
  individualFigures: z.optional(shape.individualFigures),
  worksCouncilMode: z.optional(shape.worksCouncilMode),
  participantNotice: z.optional(
    z.string().check(z.trim(), z.maxLength(participantNoticeLengthMax)),
  ),
  isNoticeMailed: z.optional(shape.isNoticeMailed),
  isLanguageModelOn: z.optional(shape.isLanguageModelOn),
  areAssistantsOn: z
    .optional(shape.areAssistantsOn)
    .check(z.describe('Only owners may switch it on')),
  modelWritesTexts: z.optional(shape.modelWritesTexts),
  modelWritesAnswers: z.optional(shape.modelWritesAnswers),
  modelJudges: z.optional(shape.modelJudges),
  modelTokensPerMonth: z.optional(shape.modelTokensPerMonth),
  modelLanguage: z.optional(shape.modelLanguage),
  soundDays: z.optional(shape.soundDays),
  figureReaderIds: z
    .optional(z.array(z.uuid()).check(z.maxLength(figureReadersMax)))
    .check(z.describe('Directory users who see figures of groups; replaces the earlier ones')),
  plannerIds: z
    .optional(z.array(z.uuid()).check(z.maxLength(plannersMax)))
    .check(
      z.describe(
        'Directory users who may plan about persons; replaces the earlier ones, by owners only',
      ),
    ),
  confirmed: z
    .optional(z.boolean())
    .check(z.describe('Required if the change shows more to somebody than before')),
});
export type TrustUpdate = z.infer<typeof trustUpdateSchema>;

export const trustEffectsSchema = z.object({
  ...state({
    people: z.int().check(z.describe('Number of members')),
    meetings: z.int(),
    completedMeetings: z.int(),
    departments: z.int(),
  }),
  readersPerMeeting: z
    .object(state({ everyone: z.number(), participants: z.number() }))
    .check(z.describe('Average number of people who may open a meeting, under each choice')),
  hidden: z
    .array(z.object(state({ smallestGroup: z.int(), departments: z.int(), meetings: z.int() })))
    .check(z.describe('Numbers of departments and completed meetings with fewer people who count')),
});
export type TrustEffects = z.infer<typeof trustEffectsSchema>;

export const trustStateSchema = z.object({
  settings: trustSettingsSchema,
  administration: z
    .nullable(
      z.object({
        figureReaders: z.array(directoryPersonSchema),
        planners: z.array(directoryPersonSchema),
        ...state({ mayChangePlanners: z.boolean(), maySwitchAssistantsOn: z.boolean() }),
        lastChanges: z.array(
          z.object(
            given({
              subject: trustSubjectSchema,
              at: z.iso.datetime(),
              name: z
                .nullable(z.string())
                .check(z.describe('Name at that time; null after the person was erased')),
            }),
          ),
        ),
        effects: trustEffectsSchema,
        ...state({ isModelSetUp: z.boolean(), isSpeechSetUp: z.boolean() }),
      }),
    )
    .check(z.describe('Null for those who may not update the organization')),
});
export type TrustState = z.infer<typeof trustStateSchema>;
export type TrustAdministration = NonNullable<TrustState['administration']>;

/** Body of the error CONFIRM_LOOSENING. */
export const confirmLooseningSchema = z.extend(apiErrorSchema, {
  loosenings: z.array(z.object({ subject: trustSubjectSchema, effect: z.string() })),
});
