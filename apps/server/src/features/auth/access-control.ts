import {
  organizationRolePermissions,
  organizationStatements,
  platformRolePermissions,
  platformStatements,
} from '@rapport/contract';
import { createAccessControl } from 'better-auth/plugins/access';

/** The contract's permission matrix as Better Auth's roles. */
export const organizationAccess = createAccessControl(organizationStatements);
export const organizationRoles = {
  owner: organizationAccess.newRole(organizationRolePermissions.owner),
  admin: organizationAccess.newRole(organizationRolePermissions.admin),
  member: organizationAccess.newRole(organizationRolePermissions.member),
};

export const platformAccess = createAccessControl(platformStatements);
export const platformRoles = {
  admin: platformAccess.newRole(platformRolePermissions.admin),
  user: platformAccess.newRole(platformRolePermissions.user),
};
