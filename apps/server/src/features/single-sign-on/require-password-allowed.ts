import { singleSignOnRequiredCode } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import { AppError } from '../../platform/errors.ts';
import { isBound, isPasswordOff } from './use-repository.ts';

/**
 * For all sign-in methods except single sign-on.
 * @throws AppError 403 SINGLE_SIGN_ON_REQUIRED
 */
export async function requirePasswordAllowed(db: Queryable, accountId: string): Promise<void> {
  if (!(await isPasswordOff(db, accountId))) return;
  throw new AppError(
    403,
    singleSignOnRequiredCode,
    "Your organization signs in with single sign-on only. Choose 'Continue with single sign-on'.",
  );
}

/**
 * Whoever runs a provider can enter the accounts of its organization, so these accounts must not belong to another one.
 * @throws AppError 403 BOUND_TO_SINGLE_SIGN_ON
 */
export async function requireMayJoinAnother(db: Queryable, accountId: string): Promise<void> {
  if (!(await isBound(db, accountId))) return;
  throw new AppError(
    403,
    'BOUND_TO_SINGLE_SIGN_ON',
    'This account signs in with the single sign-on of its organization. Use another e-mail address for another organization.',
  );
}
