import type { ActiveFeatures, OrganizationSettings } from '@rapport/contract';

type Option<Value extends string> = { value: Value | ''; label: string };

export const hostingZones: Option<OrganizationSettings['hostingZone']>[] = [
  { value: '', label: 'Select a hosting zone' },
  { value: 'US', label: 'United States' },
  { value: 'EU', label: 'Europe' },
  { value: 'AU', label: 'Australia' },
];

export const timezones: Option<OrganizationSettings['timezone']>[] = [
  { value: '', label: 'Select a timezone' },
  { value: 'America/New_York', label: 'Eastern' },
  { value: 'America/Chicago', label: 'Central' },
  { value: 'America/Denver', label: 'Mountain' },
  { value: 'America/Los_Angeles', label: 'Pacific' },
  { value: 'Europe/London', label: 'London' },
  { value: 'Europe/Paris', label: 'Central European' },
  { value: 'Australia/Sydney', label: 'Sydney' },
];

type Feature = { name: keyof ActiveFeatures; title: string; effect: string };

export const features: Feature[] = [
  {
    name: 'askMeAnything',
    title: 'Ask Me Anything',
    effect: 'The question page and its sidebar entry',
  },
  {
    name: 'interactionGraphs',
    title: 'Interaction Graphs',
    effect: 'The Connection Map of a meeting',
  },
  {
    name: 'sentiment',
    title: 'Sentiment Analysis',
    effect: 'Scores, badges and the sentiment sections',
  },
  { name: 'actions', title: 'Action Items', effect: 'Found action items on the meeting detail' },
];
