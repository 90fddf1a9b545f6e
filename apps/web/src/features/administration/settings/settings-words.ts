import {
  type ActiveFeatures,
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

type Feature = { name: keyof ActiveFeatures; title: string; effect: string };

export const features: Feature[] = [
  {
    name: 'askMeAnything',
    title: featureWords.askMeAnything,
    effect: 'The question page and its sidebar entry',
  },
  {
    name: 'interactionGraphs',
    title: featureWords.interactionGraphs,
    effect: 'The Connection Map of a meeting',
  },
  {
    name: 'sentiment',
    title: featureWords.sentiment,
    effect: 'Scores, badges and the sentiment sections',
  },
  {
    name: 'actions',
    title: featureWords.actions,
    effect: 'Found action items on the meeting detail',
  },
];
