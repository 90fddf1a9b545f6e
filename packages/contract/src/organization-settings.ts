import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';
import { companyDescriptionLengthMax } from './limits.ts';
import { defaultTrustSettings, trustSettingsSchema } from './trust.ts';

export const hostingZoneSchema = z.enum(['US', 'EU', 'AU']);
export const timezoneSchema = z.enum([
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Paris',
  'Australia/Sydney',
]);

export const activeFeaturesSchema = z.object(
  state({
    askMeAnything: z.boolean(),
    interactionGraphs: z.boolean(),
    sentiment: z.boolean(),
    actions: z.boolean(),
  }),
);
export const activeFeatureNames = z.keyof(activeFeaturesSchema).options;
export type ActiveFeatures = z.infer<typeof activeFeaturesSchema>;

export const defaultActiveFeatures: ActiveFeatures = {
  askMeAnything: true,
  interactionGraphs: true,
  sentiment: true,
  actions: false,
};

export const organizationSettingsSchema = z.object({
  ...state({ hostingZone: hostingZoneSchema, timezone: timezoneSchema }),
  ...given({ companyDescription: z.string() }),
  activeFeatures: activeFeaturesSchema,
  trust: trustSettingsSchema,
});
export type OrganizationSettings = z.infer<typeof organizationSettingsSchema>;

export const defaultOrganizationSettings: OrganizationSettings = {
  hostingZone: 'US',
  timezone: 'America/New_York',
  companyDescription: '',
  activeFeatures: defaultActiveFeatures,
  trust: defaultTrustSettings,
};

/** The form shows these messages. */
export const organizationSettingsUpdateSchema = z.object({
  hostingZone: z.enum(hostingZoneSchema.options, { error: 'Hosting zone is required' }),
  timezone: z.enum(timezoneSchema.options, { error: 'Timezone is required' }),
  companyDescription: z.optional(z.string().check(z.maxLength(companyDescriptionLengthMax))),
  activeFeatures: activeFeaturesSchema,
});
export type OrganizationSettingsUpdate = z.infer<typeof organizationSettingsUpdateSchema>;
