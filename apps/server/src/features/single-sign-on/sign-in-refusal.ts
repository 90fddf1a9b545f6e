import type { SingleSignOnRefusal } from '@rapport/contract';

/** A sign-in at the provider that does not open an account here. */
export class SignInRefusal extends Error {
  override name = 'SignInRefusal';
  readonly reason: SingleSignOnRefusal;

  constructor(reason: SingleSignOnRefusal, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}
