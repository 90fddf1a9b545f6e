import {
  activeFeatureNames,
  defaultOrganizationSettings,
  type OrganizationSettings,
} from '@rapport/contract';
import type { Tables } from '../../database/types.ts';

export const settingsColumns = [
  'hostingZone',
  'timezone',
  'companyDescription',
  ...activeFeatureNames,
] as const;

type Columns = Pick<Tables['organizationSettings'], (typeof settingsColumns)[number]>;
type SavedSettings = { [Name in keyof Columns]?: Columns[Name] | null };

/** Settings that were never saved have their defaults. */
export function presentSettings(saved: SavedSettings): OrganizationSettings {
  const { hostingZone, timezone, companyDescription, activeFeatures } = defaultOrganizationSettings;
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
  };
}
