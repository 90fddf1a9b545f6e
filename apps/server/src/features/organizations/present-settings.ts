import {
  activeFeatureNames,
  defaultOrganizationSettings,
  type OrganizationSettings,
} from '@rapport/contract';
import type { Selectable } from 'kysely';
import type { Tables } from '../../database/types.ts';

export const settingsColumns = [
  'hostingZone',
  'timezone',
  'companyDescription',
  ...activeFeatureNames,
  'meetingReaders',
  'figureReaders',
  'planners',
  'smallestGroup',
  'individualFigures',
  'worksCouncilMode',
  'participantNotice',
  'isNoticeMailed',
  'isLanguageModelOn',
  'areAssistantsOn',
  'modelWritesTexts',
  'modelWritesAnswers',
  'modelJudges',
  'modelTokensPerMonth',
  'modelLanguage',
  'soundDays',
] as const;

type Columns = Pick<Selectable<Tables['organizationSettings']>, (typeof settingsColumns)[number]>;
type SavedSettings = { [Name in keyof Columns]?: Columns[Name] | null };

/** Settings that were never saved have default values. */
export function presentSettings(saved: SavedSettings): OrganizationSettings {
  const { hostingZone, timezone, companyDescription, activeFeatures, trust } =
    defaultOrganizationSettings;
  return {
    hostingZone: saved.hostingZone ?? hostingZone,
    timezone: saved.timezone ?? timezone,
    companyDescription: saved.companyDescription ?? companyDescription,
    activeFeatures: {
      askMeAnything: saved.askMeAnything ?? activeFeatures.askMeAnything,
      interactionGraphs: saved.interactionGraphs ?? activeFeatures.interactionGraphs,
      sentiment: saved.sentiment ?? activeFeatures.sentiment,
      actions: saved.actions ?? activeFeatures.actions,
    },
    trust: {
      meetingReaders: saved.meetingReaders ?? trust.meetingReaders,
      figureReaders: saved.figureReaders ?? trust.figureReaders,
      planners: saved.planners ?? trust.planners,
      smallestGroup: saved.smallestGroup ?? trust.smallestGroup,
      individualFigures: saved.individualFigures ?? trust.individualFigures,
      worksCouncilMode: saved.worksCouncilMode ?? trust.worksCouncilMode,
      participantNotice: saved.participantNotice ?? trust.participantNotice,
      isNoticeMailed: saved.isNoticeMailed ?? trust.isNoticeMailed,
      isLanguageModelOn: saved.isLanguageModelOn ?? trust.isLanguageModelOn,
      areAssistantsOn: saved.areAssistantsOn ?? trust.areAssistantsOn,
      modelWritesTexts: saved.modelWritesTexts ?? trust.modelWritesTexts,
      modelWritesAnswers: saved.modelWritesAnswers ?? trust.modelWritesAnswers,
      modelJudges: saved.modelJudges ?? trust.modelJudges,
      modelTokensPerMonth: saved.modelTokensPerMonth ?? trust.modelTokensPerMonth,
      modelLanguage: saved.modelLanguage ?? trust.modelLanguage,
      soundDays: saved.soundDays ?? trust.soundDays,
    },
  };
}
