import { resetPasswordSchema } from '@rapport/contract';
import * as z from 'zod/mini';

/** Each field reports its first broken rule. */
export const newPasswordSchema = z
  .object({
    newPassword: z.pipe(
      z.string().check(z.minLength(1, 'Password is required')),
      resetPasswordSchema,
    ),
    confirmation: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(
    z.refine(({ newPassword, confirmation }) => !confirmation || newPassword === confirmation, {
      path: ['confirmation'],
      error: 'Passwords do not match',
    }),
  );
