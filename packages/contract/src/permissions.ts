import * as z from 'zod/mini';

/** Actions within an organization, by resource. */
export const organizationStatements = {
  organization: ['update', 'delete'],
  member: ['create', 'update', 'delete'],
  invitation: ['create', 'cancel'],
  team: ['create', 'update', 'delete'],
} as const;

export const organizationResources = ['organization', 'member', 'invitation', 'team'] as const;

export type OrganizationPermissions = {
  [R in keyof typeof organizationStatements]?: (typeof organizationStatements)[R][number][];
};

export const organizationRoleSchema = z.enum(['owner', 'admin', 'member']);
export type OrganizationRole = z.infer<typeof organizationRoleSchema>;

/** Ownership can only be handed over, so people are invited with the other roles. */
export const invitedRoleSchema = z.enum(['member', 'admin'], {
  error: 'People are invited as Member or Admin',
});

export const organizationRolePermissions = {
  owner: {
    organization: ['update', 'delete'],
    member: ['create', 'update', 'delete'],
    invitation: ['create', 'cancel'],
    team: ['create', 'update', 'delete'],
  },
  admin: {
    organization: ['update'],
    member: ['create', 'update', 'delete'],
    invitation: ['create', 'cancel'],
    team: ['create', 'update', 'delete'],
  },
  member: { organization: [], member: [], invitation: [], team: [] },
} as const satisfies Record<OrganizationRole, OrganizationPermissions>;

/** Actions across organizations, by resource. */
export const platformStatements = {
  user: ['create', 'list', 'set-role', 'ban', 'impersonate', 'delete', 'set-password', 'update'],
  session: ['list', 'revoke', 'delete'],
} as const;

export const platformRoleSchema = z.enum(['admin', 'user']);

export const platformRolePermissions = {
  admin: platformStatements,
  user: { user: [], session: [] },
} as const;
