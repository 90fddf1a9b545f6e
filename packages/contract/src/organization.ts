import * as z from 'zod/mini';
import { organizationRoleSchema } from './permissions.ts';

export const organizationSchema = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
});
export type Organization = z.infer<typeof organizationSchema>;

/** One of the caller's organizations, with the caller's role. */
export const listedOrganizationSchema = z.extend(organizationSchema, {
  role: organizationRoleSchema,
  memberCount: z.int(),
  runsInstallation: z
    .boolean()
    .check(
      z.describe(
        'True for the organization that runs the installation; its owners see the system page',
      ),
    ),
});
export type ListedOrganization = z.infer<typeof listedOrganizationSchema>;
