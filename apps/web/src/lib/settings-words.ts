import type { ActiveFeatures, OrganizationSettings } from '@rapport/contract';

export const hostingZoneWords: Record<OrganizationSettings['hostingZone'], string> = {
  US: 'United States',
  EU: 'Europe',
  AU: 'Australia',
};

export const timezoneWords: Record<OrganizationSettings['timezone'], string> = {
  'America/New_York': 'Eastern',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Los_Angeles': 'Pacific',
  'Europe/London': 'London',
  'Europe/Paris': 'Central European',
  'Australia/Sydney': 'Sydney',
};

export const featureWords: Record<keyof ActiveFeatures, string> = {
  askMeAnything: 'Ask Me Anything',
  interactionGraphs: 'Interaction Graphs',
  sentiment: 'Sentiment Analysis',
  actions: 'Action Items',
};
