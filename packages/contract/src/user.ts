import { z } from 'zod';
import { nameSearchLengthMin, searchLengthMax, userPageSizes } from './limits.ts';
import { organizationRoleSchema } from './permissions.ts';

/** A person as a meeting shows them: tied to a directory user (`id`, `email`) or only named. */
export const personSchema = z.object({
  id: z.string().optional(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().optional(),
});
export type Person = z.infer<typeof personSchema>;

/** As much of a person of the directory as it takes to tell who a speaker is. */
export const directoryPersonSchema = z.object({
  id: z.string(),
  name: z.string().describe('The e-mail address where no name is known'),
  title: z.string().nullable(),
});
export type DirectoryPerson = z.infer<typeof directoryPersonSchema>;

export const directoryQuerySchema = z.object({
  q: z
    .string()
    .trim()
    .min(nameSearchLengthMin, `Type at least ${nameSearchLengthMin} characters of a name`)
    .max(searchLengthMax),
});

export const directoryPeopleSchema = z.object({
  people: z.array(directoryPersonSchema),
  hasMore: z.boolean().describe('Whether others match as well'),
});
export type DirectoryPeople = z.infer<typeof directoryPeopleSchema>;

export const userStatusSchema = z.enum(['ACTIVE', 'INVITED', 'SYNCED_ONLY']);
export type UserStatus = z.infer<typeof userStatusSchema>;

export const syncSourceSchema = z.enum([
  'EXTERNAL_PROVIDER_TCAP',
  'MSGRAPH',
  'SLACK',
  'GOOGLE_WORKSPACE',
  'USER_UPLOAD',
]);
export type SyncSource = z.infer<typeof syncSourceSchema>;

/** What the caller may do with one person of the organization, as the server decides it. */
export const userAbilitiesSchema = z.object({
  invite: z.boolean(),
  cancelInvitation: z.boolean(),
  changeRole: z.boolean(),
  handOverOwnership: z.boolean(),
  remove: z.boolean(),
  resetPassword: z.boolean(),
  erase: z.boolean(),
});
export type UserAbilities = z.infer<typeof userAbilitiesSchema>;

/** A person whom an organization knows: synced, invited or active. */
export const organizationUserSchema = z.object({
  id: z.string(),
  accountId: z.string().nullable().describe('The account, once there is one'),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.string().nullable(),
  status: userStatusSchema,
  organizationRole: organizationRoleSchema.nullable(),
  organizationMemberId: z.string().nullable(),
  invitationId: z.string().nullable().describe('The open invitation, for those who may invite'),
  rapportUser: z.boolean().describe('Whether the person has an account'),
  invitedAt: z.iso.datetime().nullable(),
  activatedAt: z.iso.datetime().nullable(),
  lastSyncedAt: z.iso.datetime().nullable(),
  syncSource: syncSourceSchema,
  externalId: z.string().nullable(),
  externalData: z.object({
    title: z.string().nullable(),
    jobTitle: z.string().nullable(),
    department: z.string().nullable(),
    teams: z.array(z.string()),
  }),
  can: userAbilitiesSchema,
});
export type OrganizationUser = z.infer<typeof organizationUserSchema>;

export const organizationUserQuerySchema = z.object({
  type: z.literal('all').default('all'),
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce
    .number()
    .refine((size) => userPageSizes.some((known) => known === size), 'must be 10, 25 or 50')
    .default(userPageSizes[0]),
  q: z.string().max(searchLengthMax).optional(),
});
export type OrganizationUserQuery = z.infer<typeof organizationUserQuerySchema>;

export const organizationUserListSchema = z.object({
  users: z.array(organizationUserSchema),
  total: z.number().int().nonnegative(),
});
export type OrganizationUserList = z.infer<typeof organizationUserListSchema>;

/** The header of a file of people; `teams` holds any number of them, separated by ';'. */
export const importColumns = [
  'email',
  'firstName',
  'lastName',
  'username',
  'title',
  'department',
  'teams',
  'externalId',
] as const;

export const importResultSchema = z.object({
  created: z.number().int().nonnegative(),
  updated: z.number().int().nonnegative(),
  skipped: z.array(z.object({ line: z.number().int(), reason: z.string() })),
});
export type ImportResult = z.infer<typeof importResultSchema>;
