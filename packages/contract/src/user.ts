import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';
import { nameSearchLengthMin, searchLengthMax, userPageSizes } from './limits.ts';
import { organizationRoleSchema } from './permissions.ts';

/** A participant: tied to a directory user (`id`, `email`) or only named. */
export const personSchema = z.object(
  given({
    id: z.optional(z.string()),
    firstName: z.string(),
    lastName: z.string(),
    email: z.optional(z.string()),
  }),
);
export type Person = z.infer<typeof personSchema>;

/** The part of a directory entry that identifies a speaker. */
export const directoryPersonSchema = z.object(
  given({
    id: z.string(),
    name: z.string().check(z.describe('The e-mail address if no name is known')),
    title: z.nullable(z.string()),
  }),
);
export type DirectoryPerson = z.infer<typeof directoryPersonSchema>;

export const directoryQuerySchema = z.object({
  q: z
    .string()
    .check(
      z.trim(),
      z.minLength(
        nameSearchLengthMin,
        `Enter at least ${nameSearchLengthMin} characters of a name`,
      ),
      z.maxLength(searchLengthMax),
    ),
});

export const directoryPeopleSchema = z.object({
  people: z.array(directoryPersonSchema),
  ...state({ hasMore: z.boolean().check(z.describe('Whether there are further matches')) }),
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
  'SCIM',
]);

/** The caller's permissions. */
export const userAbilitiesSchema = z.object(
  state({
    invite: z.boolean(),
    cancelInvitation: z.boolean(),
    changeRole: z.boolean(),
    handOverOwnership: z.boolean(),
    remove: z.boolean(),
    resetPassword: z.boolean(),
    erase: z.boolean(),
  }),
);
export type UserAbilities = z.infer<typeof userAbilitiesSchema>;

/** A synced, invited or active person of an organization. */
export const organizationUserSchema = z.object({
  ...given({
    id: z.string(),
    accountId: z.nullable(z.string()).check(z.describe('Id of the account; null without one')),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    username: z.nullable(z.string()),
  }),
  ...state({ status: userStatusSchema, organizationRole: z.nullable(organizationRoleSchema) }),
  ...given({
    organizationMemberId: z.nullable(z.string()),
    invitationId: z
      .nullable(z.string())
      .check(z.describe('Id of the open invitation, for callers who may invite')),
  }),
  ...state({
    rapportUser: z.boolean().check(z.describe('Whether the person has an account')),
    invitedAt: z.nullable(z.iso.datetime()),
    activatedAt: z.nullable(z.iso.datetime()),
    lastSyncedAt: z.nullable(z.iso.datetime()),
    syncSource: syncSourceSchema,
    isManaged: z
      .boolean()
      .check(z.describe("Whether the company's directory manages the profile, by SCIM")),
  }),
  ...given({ externalId: z.nullable(z.string()) }),
  externalData: z.object(
    given({
      title: z.nullable(z.string()),
      jobTitle: z.nullable(z.string()),
      department: z.nullable(z.string()),
      teams: z.array(z.string()),
    }),
  ),
  ...given({
    picture: z
      .optional(z.string())
      .check(
        z.describe('Picture of the account; only in the response for one person, not in lists'),
      ),
  }),
  can: userAbilitiesSchema,
});
export type OrganizationUser = z.infer<typeof organizationUserSchema>;

export const organizationUserQuerySchema = z.object({
  type: z._default(z.literal('all'), 'all'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1)), 1),
  limit: z._default(
    z.coerce
      .number()
      .check(
        z.refine((size) => userPageSizes.some((known) => known === size), 'must be 10, 25 or 50'),
      ),
    userPageSizes[0],
  ),
  q: z.optional(z.string().check(z.maxLength(searchLengthMax))),
  status: z.optional(userStatusSchema),
});
export type OrganizationUserQuery = z.infer<typeof organizationUserQuerySchema>;

export const organizationUserListSchema = z.object({
  users: z.array(organizationUserSchema),
  ...state({ total: z.int().check(z.nonnegative()) }),
});
export type OrganizationUserList = z.infer<typeof organizationUserListSchema>;

/** Columns of an import file. Only `email` is required; several `teams` are separated by ';'. */
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

const importColumnSchema = z.enum(importColumns);
export type ImportColumn = z.infer<typeof importColumnSchema>;

export const importResultSchema = z.object({
  columns: z
    .object(given({ used: z.array(importColumnSchema), ignored: z.array(z.string()) }))
    .check(z.describe('Columns of the file that were imported, and unknown columns')),
  ...state({ created: z.int().check(z.nonnegative()), updated: z.int().check(z.nonnegative()) }),
  skipped: z.array(z.object(given({ line: z.int(), reason: z.string() }))),
});
export type ImportResult = z.infer<typeof importResultSchema>;
