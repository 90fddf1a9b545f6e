import { z } from 'zod';

export const signInSchema = z.object({
  email: z.string().trim().pipe(z.email('Please enter a valid email address')),
  password: z.string().min(1, 'Password is required'),
});
export type SignInFields = z.infer<typeof signInSchema>;
