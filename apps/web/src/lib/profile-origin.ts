import type { Location } from 'react-router';
import * as z from 'zod/mini';

const profileStateSchema = z.object({ from: z.string().check(z.regex(/^\/admin(?=[/?#]|$)/)) });

/** Sent along to a profile that is opened from the administration: its list, as it was searched. */
export function profileState({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  return { from: `${pathname}${search}` };
}

/** Where 'Back to Users' leads, for whoever came from there. */
export function administrationOrigin(state: unknown): string | undefined {
  return profileStateSchema.safeParse(state).data?.from;
}
