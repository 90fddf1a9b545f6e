/** The person as identified by the provider. */
export type Asserted = {
  /** The provider's id of the person. */
  subject: string;
  email: string | undefined;
  /** Undefined if the provider does not say. */
  isEmailVerified: boolean | undefined;
  name: string | undefined;
};

/** Maximum difference between the clocks of the provider and this server. */
export const clockToleranceSeconds = 60;
