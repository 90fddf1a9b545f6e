import { singleSignOnRequiredCode, twoFactorRequiredCode } from '@rapport/contract';

/** The message is for users. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: string;
  readonly status: number;
  /** Further fields of the response's body. */
  readonly details: object;

  constructor(status: number, code: string, message: string, details: object = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const notFound = (what: string) => new AppError(404, 'NOT_FOUND', `${what} not found.`);
export const badRequest = (code: string, message: string) => new AppError(400, code, message);
export const unauthorized = () => new AppError(401, 'UNAUTHORIZED', 'Not authorized');
export const forbidden = () => new AppError(403, 'FORBIDDEN', 'Not authorized');
/** For an organization that requires more of a sign-in. */
export const organizationClosed = (lacks: 'single-sign-on' | 'two-factor') =>
  lacks === 'two-factor'
    ? new AppError(
        403,
        twoFactorRequiredCode,
        'Your organization requires two-factor sign-in. Switch it on in Rapport first.',
      )
    : new AppError(
        403,
        singleSignOnRequiredCode,
        "Your organization opens with single sign-on only. Sign out, and choose 'Continue with single sign-on'.",
      );
export const noActiveOrganization = () =>
  new AppError(422, 'NO_ACTIVE_ORGANIZATION', 'You have no active organization.');
