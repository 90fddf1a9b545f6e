import type { OrganizationRole } from '@rapport/contract';
import { roleWords } from '@/lib/user-words.ts';

/** 'Owner, Human Resources', or only one of the two. */
export function roleLine(
  role: OrganizationRole | undefined,
  department: string | null | undefined,
): string {
  return [role && roleWords[role], department].filter(Boolean).join(', ');
}
