import * as z from 'zod/mini';

export const signInSchema = z.object({
  email: z.pipe(z.string().check(z.trim()), z.email('Please enter a valid email address')),
  password: z.string().check(z.minLength(1, 'Password is required')),
});
export type SignInFields = z.infer<typeof signInSchema>;
