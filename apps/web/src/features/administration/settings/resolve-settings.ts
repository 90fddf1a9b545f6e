import {
  type OrganizationSettingsUpdate,
  organizationSettingsUpdateSchema,
} from '@rapport/contract';
import type { FieldErrors, Resolver } from 'react-hook-form';

/** The first message of each field. The resolvers of @hookform would load 13 kB with this screen. */
export const resolveSettings: Resolver<OrganizationSettingsUpdate> = (values) => {
  const parsed = organizationSettingsUpdateSchema.safeParse(values);
  if (parsed.success) return { values: parsed.data, errors: {} };
  const errors: FieldErrors<OrganizationSettingsUpdate> = {};
  for (const { path, message } of parsed.error.issues) {
    const [field] = path;
    if (field === 'hostingZone' || field === 'timezone' || field === 'companyDescription')
      errors[field] ??= { type: 'schema', message };
    else errors.root ??= { schema: { type: 'schema', message } };
  }
  return { values: {}, errors };
};
