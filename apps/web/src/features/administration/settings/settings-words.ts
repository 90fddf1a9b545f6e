import {
  type ActiveFeatures,
  activeFeatureNames,
  hostingZoneSchema,
  type OrganizationSettings,
  timezoneSchema,
} from '@rapport/contract';
import { featureWords, hostingZoneWords, timezoneWords } from '@/lib/settings-words.ts';

type Option<Value extends string> = { value: Value | ''; label: string };

export const hostingZones: Option<OrganizationSettings['hostingZone']>[] = [
  { value: '', label: 'Select a hosting zone' },
  ...hostingZoneSchema.options.map((value) => ({ value, label: hostingZoneWords[value] })),
];

export const timezones: Option<OrganizationSettings['timezone']>[] = [
  { value: '', label: 'Select a timezone' },
  ...timezoneSchema.options.map((value) => ({ value, label: timezoneWords[value] })),
];

/** What each feature shows. */
const effects: Record<keyof ActiveFeatures, string> = {
  askMeAnything: 'The question page and its sidebar entry',
  interactionGraphs: 'The Connection Map of a meeting',
  sentiment: 'Scores, badges and the sentiment sections',
  actions: 'Found action items on the meeting detail',
};

export const features = activeFeatureNames.map((name) => ({
  name,
  title: featureWords[name],
  effect: effects[name],
}));
