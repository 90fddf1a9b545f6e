import type { Location } from 'react-router';
import * as z from 'zod/mini';

const profileStateSchema = z.object({ from: z.string().check(z.regex(/^\/admin(?=[/?#]|$)/)) });

/** Link state: the administration's list with its search. */
export function profileState({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  return { from: `${pathname}${search}` };
}

/** Where 'Back to Users' leads, if anywhere. */
export function administrationOrigin(state: unknown): string | undefined {
  return profileStateSchema.safeParse(state).data?.from;
}
