import { organizationRolePermissions, organizationStatements, paths } from '@rapport/contract';
import { inferAdditionalFields, organizationClient } from 'better-auth/client/plugins';
import { createAccessControl } from 'better-auth/plugins/access';
import { createAuthClient } from 'better-auth/react';
import { baseAddress } from './base-address.ts';

const accessControl = createAccessControl(organizationStatements);

export const authClient = createAuthClient({
  baseURL: baseAddress(),
  basePath: paths.auth,
  // Calls here or in another tab change the session, never the focus.
  sessionOptions: { refetchOnWindowFocus: false },
  plugins: [
    organizationClient({
      ac: accessControl,
      roles: {
        owner: accessControl.newRole(organizationRolePermissions.owner),
        admin: accessControl.newRole(organizationRolePermissions.admin),
        member: accessControl.newRole(organizationRolePermissions.member),
      },
      teams: { enabled: true },
    }),
    inferAdditionalFields({
      user: { department: { type: 'string', required: false, input: false } },
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
        // What is known already is told before `stop` exists.
        queueMicrotask(() => stop?.());
      },
    );
  });
}
