import { resetPasswordSchema } from '@rapport/contract';
import { z } from 'zod';

/** A new password, typed twice; of each field the first broken rule. */
export const newPasswordSchema = z
  .object({
    newPassword: z.string().min(1, 'Password is required').pipe(resetPasswordSchema),
    confirmation: z.string().min(1, 'Please confirm your password'),
  })
  .refine(({ newPassword, confirmation }) => !confirmation || newPassword === confirmation, {
    path: ['confirmation'],
    error: 'Passwords do not match',
  });
