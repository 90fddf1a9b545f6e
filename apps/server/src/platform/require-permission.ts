import {
  type OrganizationPermissions,
  organizationResources,
  organizationRolePermissions,
} from '@rapport/contract';
import { forbidden } from './errors.ts';
import type { Member } from './session.ts';

/** Whether a role holds every one of the permissions. */
export function hasPermission(role: Member['role'], wanted: OrganizationPermissions): boolean {
  const held: OrganizationPermissions = organizationRolePermissions[role];
  return organizationResources.every((resource) => {
    const allowed: readonly string[] = held[resource] ?? [];
    return (wanted[resource] ?? []).every((action) => allowed.includes(action));
  });
}

/** Refuses with 403 unless the member's role holds every one of the permissions. */
export function requirePermission(member: Member, wanted: OrganizationPermissions): void {
  if (!hasPermission(member.role, wanted)) throw forbidden();
}
