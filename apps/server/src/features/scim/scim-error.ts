import { AppError } from '../../platform/errors.ts';

/** RFC 7644, table 9. */
type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness';

const statuses: Partial<Record<ScimType, number>> = { uniqueness: 409, mutability: 409 };

/** The sentence is shown in the log of the company's directory. */
export const scimError = (scimType: ScimType, sentence: string): AppError =>
  new AppError(statuses[scimType] ?? 400, 'SCIM_REFUSED', sentence, { scimType });
