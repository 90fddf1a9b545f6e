import {
  emailAddress,
  organizationNameSchema,
  passwordLengthMin,
  personNameSchema,
} from '@rapport/contract';
import * as z from 'zod/mini';

export const invitationLoginSchema = z.object({
  password: z.string().check(z.minLength(1, 'Please enter your password')),
});

/** Reports the first problem only. */
export const invitationSignupSchema = z
  .object({
    email: z.pipe(z.string().check(z.trim()), emailAddress('Please enter a valid email address')),
    password: z.string(),
    confirmation: z.string(),
  })
  .check(
    z.superRefine(({ password, confirmation }, context) => {
      const refuse = (field: 'password' | 'confirmation', message: string) =>
        context.addIssue({ code: 'custom', path: [field], message });
      if (!password) refuse('password', 'Please fill in all fields');
      else if (!confirmation) refuse('confirmation', 'Please fill in all fields');
      else if (password !== confirmation) refuse('confirmation', 'Passwords do not match');
      else if (password.length < passwordLengthMin) {
        refuse('password', `Password must be at least ${passwordLengthMin} characters long`);
      }
    }),
  );
export type InvitationSignupFields = z.infer<typeof invitationSignupSchema>;

export const setUpSchema = z.safeExtend(invitationSignupSchema, {
  name: personNameSchema,
  organizationName: organizationNameSchema,
});
export type SetUpFields = z.infer<typeof setUpSchema>;
