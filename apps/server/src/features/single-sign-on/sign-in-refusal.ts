import type { SingleSignOnRefusal } from '@rapport/contract';

/** The provider identified the person, but the sign-in is refused here. */
export class SignInRefusal extends Error {
  override name = 'SignInRefusal';
  readonly reason: SingleSignOnRefusal;

  constructor(reason: SingleSignOnRefusal, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
