import { type ActiveFeatures, type TrustChange, trustSubjectWords } from '@rapport/contract';
import { features } from './settings-words.ts';

type DirtyFields = {
  hostingZone?: boolean | undefined;
  timezone?: boolean | undefined;
  companyDescription?: boolean | undefined;
  activeFeatures?: { [Feature in keyof ActiveFeatures]?: boolean | undefined } | undefined;
};

/** Titles of the unsaved settings, in the order of the form. */
export function changedSettings(dirty: DirtyFields): string[] {
  return [
    ...(dirty.hostingZone ? ['Hosting Zone'] : []),
    ...(dirty.timezone ? ['Timezone'] : []),
    ...(dirty.companyDescription ? ['Company Description'] : []),
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
