import * as z from 'zod/mini';
import { passwordLengthMax, passwordLengthMin } from './limits.ts';

/** Checks the length only. */
const passwordSchema = z
  .string()
  .check(
    z.minLength(passwordLengthMin, 'Password must be at least 8 characters long'),
    z.maxLength(passwordLengthMax, 'Password must be at most 128 characters long'),
  );

/** A reset password also needs a lower-case letter, an upper-case letter and a digit. */
export const resetPasswordSchema = passwordSchema.check(
  z.regex(
    /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\p{Nd})/su,
    'Password must contain at least one uppercase letter, one lowercase letter, and one number',
  ),
);
