import {
  type OrganizationPermissions,
  organizationResources,
  organizationRolePermissions,
} from '@rapport/contract';
import { forbidden } from './errors.ts';
import type { Member } from './session.ts';

export function hasPermission(role: Member['role'], wanted: OrganizationPermissions): boolean {
  const held: OrganizationPermissions = organizationRolePermissions[role];
  return organizationResources.every((resource) => {
    const allowed: readonly string[] = held[resource] ?? [];
    return (wanted[resource] ?? []).every((action) => allowed.includes(action));
  });
}

/** @throws AppError 403 unless the member's role has all of the permissions */
export function requirePermission(member: Member, wanted: OrganizationPermissions): void {
  if (!hasPermission(member.role, wanted)) throw forbidden();
}
