import type { Queryable } from '../../database/types.ts';
import { AppError } from '../../platform/errors.ts';
import { hasPermission } from '../../platform/require-permission.ts';
import type { Member } from '../../platform/session.ts';
import { isNamedFigureReader } from './figure-reader-repository.ts';

/** Figures of the organization are visible to everyone, or only to owners, admins and the people that they name. */
export async function seesFigures(db: Queryable, member: Member): Promise<boolean> {
  if (member.settings.trust.figureReaders === 'everyone') return true;
  if (hasPermission(member.role, { organization: ['update'] })) return true;
  return isNamedFigureReader(db, member);
}

/** @throws AppError 403 for members who may not see figures of the organization */
export async function requireFigures(db: Queryable, member: Member): Promise<void> {
  if (await seesFigures(db, member)) return;
  throw new AppError(
    403,
    'FIGURES_NOT_SHARED',
    'Figures of the organization are shown to people whom its owners and admins have named.',
  );
}
