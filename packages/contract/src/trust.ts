import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';
import { textLanguages } from './language-model.ts';
import {
  modelTokensMax,
  modelTokensMin,
  participantNoticeLengthMax,
  smallestGroupMax,
  smallestGroupMin,
  soundDaysMax,
} from './limits.ts';

/** `participants`: the speakers tied to the reader, the uploader, and the people a meeting is shared with. */
export const meetingReadersSchema = z.enum(['everyone', 'participants']);
export type MeetingReaders = z.infer<typeof meetingReadersSchema>;

/** Who sees the mood of one person in a meeting: every reader, only the person, or nobody. */
export const individualFiguresSchema = z.enum(['readers', 'own', 'off']);
export type IndividualFigures = z.infer<typeof individualFiguresSchema>;

/** `named`: owners, admins and the people who are named. */
export const figureReadersSchema = z.enum(['everyone', 'named']);

/** Who may plan about persons, besides owners: admins and the people who are named, or the named people only. */
export const plannersSchema = z.enum(['admins', 'named']);

export const trustSettingsSchema = z.object({
  ...state({
    meetingReaders: meetingReadersSchema,
    figureReaders: figureReadersSchema,
    planners: plannersSchema,
    smallestGroup: z.int().check(z.gte(smallestGroupMin), z.lte(smallestGroupMax)),
    individualFigures: individualFiguresSchema,
    worksCouncilMode: z
      .boolean()
      .check(z.describe('Overrides `individualFigures` and switches off figures of single people')),
  }),
  ...given({
    participantNotice: z
      .string()
      .check(z.maxLength(participantNoticeLengthMax), z.describe('Empty for no notice')),
  }),
  ...state({
    isNoticeMailed: z.boolean(),
    isLanguageModelOn: z.boolean(),
    areAssistantsOn: z
      .boolean()
      .check(z.describe('Whether programs may read meetings for a member, through `/mcp`')),
    modelWritesTexts: z
      .boolean()
      .check(z.describe('‘In short’ and the summaries; nothing while `isLanguageModelOn` is off')),
    modelWritesAnswers: z.boolean().check(z.describe('Answers in Ask, from its quotes')),
    modelJudges: z
      .boolean()
      .check(z.describe('A second opinion on decisions, actions and open questions')),
    modelTokensPerMonth: z
      .nullable(z.int().check(z.gte(modelTokensMin), z.lte(modelTokensMax)))
      .check(z.describe('Null without a limit')),
    modelLanguage: z
      .enum(['meeting', ...textLanguages])
      .check(z.describe('Language of the texts about meetings; `meeting`: that of each meeting')),
    soundDays: z
      .nullable(z.int().check(z.gte(1), z.lte(soundDaysMax)))
      .check(
        z.describe(
          'Days that sound of recordings is kept; null if it is deleted once written down',
        ),
      ),
  }),
});
export type TrustSettings = z.infer<typeof trustSettingsSchema>;

export const defaultTrustSettings: TrustSettings = {
  meetingReaders: 'everyone',
  figureReaders: 'everyone',
  planners: 'admins',
  smallestGroup: smallestGroupMin,
  individualFigures: 'readers',
  worksCouncilMode: false,
  participantNotice: '',
  isNoticeMailed: false,
  isLanguageModelOn: true,
  areAssistantsOn: false,
  modelWritesTexts: true,
  modelWritesAnswers: true,
  modelJudges: false,
  modelTokensPerMonth: null,
  modelLanguage: 'meeting',
  soundDays: null,
};

/** Days that sound of new recordings is kept; in works-council mode none is, and nobody can listen to earlier ones. */
export const effectiveSoundDays = ({
  soundDays,
  worksCouncilMode,
}: Pick<TrustSettings, 'soundDays' | 'worksCouncilMode'>): number | null =>
  worksCouncilMode ? null : soundDays;

/** Who sees the mood of one person, taking works-council mode into account. */
export function effectiveIndividualFigures(trust: TrustSettings): IndividualFigures {
  return trust.worksCouncilMode ? 'off' : trust.individualFigures;
}
