import { z } from 'zod';

export const forgotPasswordSchema = z.object({
  email: z.string().trim().pipe(z.email('Please enter a valid email address')),
});
export type ForgotPasswordFields = z.infer<typeof forgotPasswordSchema>;
