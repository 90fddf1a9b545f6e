import { endpoints, paths } from '@rapport/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { request } from '@/lib/api-client.ts';
import { call } from '@/lib/call.ts';
import { changeAccount } from '@/lib/change-account.ts';
import { accountKeys } from '@/lib/session.ts';
import { useQuietChange } from '@/lib/use-quiet-change.ts';

const sessionsSchema = z.array(
  z.object({ id: z.string(), userAgent: z.nullish(z.string()), createdAt: z.coerce.date() }),
);

/** Latest sign-in first. */
export function useSessions() {
  return useQuery({
    queryKey: accountKeys.sessions,
    queryFn: async ({ signal }) => {
      const path = `${paths.auth}/list-sessions`;
      const sessions = await request({ path, schema: sessionsSchema, signal });
      return sessions.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    },
  });
}

export const useSignOutOtherSessions = () =>
  useMutation({ mutationFn: () => changeAccount('revoke-other-sessions') });

/** Pending until the list is without the session. */
export const useEndSession = () =>
  useQuietChange(accountKeys.sessions, (id: string) => call(endpoints.sessions.end, { id }));
