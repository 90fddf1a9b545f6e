import type { Location } from 'react-router';
import * as z from 'zod/mini';

const profileStateSchema = z.object({ from: z.string().check(z.regex(/^\/admin(?=[/?#]|$)/)) });

/** Link state: the administration's list with its search. */
export function profileState({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  return { from: `${pathname}${search}` };
}

/** The address of 'Back to Users', if the profile was opened from that list. */
export function administrationOrigin(state: unknown): string | undefined {
  return profileStateSchema.safeParse(state).data?.from;
}
