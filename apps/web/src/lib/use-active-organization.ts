import { authClient } from './auth-client.ts';
import { useAuth } from './auth-context.tsx';

/** The organization the person is working in; undefined until loaded. */
export function useActiveOrganization() {
  const { session } = useAuth();
  const { data: organizations } = authClient.useListOrganizations();
  return organizations?.find(({ id }) => id === session?.session.activeOrganizationId);
}
