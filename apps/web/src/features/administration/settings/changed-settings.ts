import {
  type ActiveFeatures,
  type OrganizationSettingsUpdate,
  type TrustChange,
  trustSubjectWords,
} from '@rapport/contract';
import { features } from './settings-words.ts';

export type GeneralSetting = Exclude<keyof OrganizationSettingsUpdate, 'activeFeatures'>;

/** In the order of the form. */
export const generalTitles: Record<GeneralSetting, string> = {
  hostingZone: 'Hosting Zone',
  timezone: 'Timezone',
  companyDescription: 'Company Description',
};

export const isGeneralSetting = (name: PropertyKey | undefined): name is GeneralSetting =>
  name !== undefined && name in generalTitles;

type DirtyFields = { [Name in GeneralSetting]?: boolean | undefined } & {
  activeFeatures?: { [Feature in keyof ActiveFeatures]?: boolean | undefined } | undefined;
};

/** Titles of the unsaved settings, in the order of the form. */
export function changedSettings(dirty: DirtyFields): string[] {
  return [
    ...Object.entries(generalTitles).flatMap(([name, title]) =>
      isGeneralSetting(name) && dirty[name] ? [title] : [],
    ),
    ...features.filter(({ name }) => dirty.activeFeatures?.[name]).map(({ title }) => title),
  ];
}

/** Titles of the unsaved trust settings; for a number, with the old and new value. */
export const changedTrust = (changes: readonly TrustChange[]): string[] =>
  changes.map(({ subject, from, to }) =>
    subject === 'smallestGroup'
      ? `${trustSubjectWords.smallestGroup} ${Number.parseInt(from, 10)} to ${Number.parseInt(to, 10)}`
      : trustSubjectWords[subject],
  );
