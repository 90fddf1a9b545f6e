import type { OrganizationSettings } from '@rapport/contract';

/**
 * A program is not a single person, and its data are passed on, so no moods of people are included.
 */
export const withoutMoodsOfPeople = (settings: OrganizationSettings): OrganizationSettings => ({
  ...settings,
  trust: { ...settings.trust, individualFigures: 'off' },
});
