import type { ActiveFeatures } from '@rapport/contract';
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
