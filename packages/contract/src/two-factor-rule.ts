import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';

/** Whether members need a second factor to use the organization. */
export const twoFactorRuleSchema = z.object({
  ...given({ isRequired: z.boolean() }),
  ...state({
    memberCount: z.number(),
    /** The number of these members who have switched on two-factor sign-in. */
    withTwoFactor: z.number(),
  }),
});
export type TwoFactorRule = z.infer<typeof twoFactorRuleSchema>;

export const twoFactorRuleUpdateSchema = z.pick(twoFactorRuleSchema, { isRequired: true });
export type TwoFactorRuleUpdate = z.infer<typeof twoFactorRuleUpdateSchema>;

/** The error code of every call that is refused because of the rule. */
export const twoFactorRequiredCode = 'TWO_FACTOR_REQUIRED';
