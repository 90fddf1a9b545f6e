import * as z from 'zod/mini';

/** The answer of `get-session`; null without a session. */
export const sessionSchema = z.nullable(
  z.object({
    session: z.object({
      id: z.string(),
      activeOrganizationId: z.nullish(z.string()),
      needsTwoFactor: z.nullish(z.boolean()),
      needsSingleSignOn: z.nullish(z.boolean()),
    }),
    user: z.object({
      id: z.string(),
      name: z.string(),
      email: z.string(),
      image: z.nullish(z.string()),
      department: z.nullish(z.string()),
      twoFactorEnabled: z.nullish(z.boolean()),
    }),
  }),
);
export type Session = NonNullable<z.infer<typeof sessionSchema>>;
