import { paths } from '@rapport/contract';
import { inferAdditionalFields, organizationClient } from 'better-auth/client/plugins';
import { createAuthClient } from 'better-auth/react';
import { baseAddress } from './base-address.ts';

export const authClient = createAuthClient({
  baseURL: baseAddress(),
  basePath: paths.auth,
  // Refetched after calls here or in another tab, but not on focus.
  sessionOptions: { refetchOnWindowFocus: false },
  plugins: [
    organizationClient(),
    inferAdditionalFields({
      user: {
        department: { type: 'string', required: false, input: false },
        twoFactorEnabled: { type: 'boolean', required: false, input: false },
      },
      session: { needsTwoFactor: { type: 'boolean', required: false, input: false } },
    }),
  ],
});

type Session = (typeof authClient)['$Infer']['Session'];

/** The session once the server has answered. Shares the request of `useSession`. */
export function awaitSession(): Promise<Session | null> {
  const { session } = authClient.$store.atoms;
  return new Promise((resolve) => {
    const stop = session?.subscribe(
      ({ data, isPending }: { data: Session | null; isPending: boolean }) => {
        if (isPending) return;
        resolve(data);
        // The first callback can run before `subscribe` has returned `stop`.
        queueMicrotask(() => stop?.());
      },
    );
  });
}
