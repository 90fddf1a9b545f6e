import * as z from 'zod/mini';

export const forgotPasswordSchema = z.object({
  email: z.pipe(z.string().check(z.trim()), z.email('Please enter a valid email address')),
});
export type ForgotPasswordFields = z.infer<typeof forgotPasswordSchema>;
