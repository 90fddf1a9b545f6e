import { useMutation, useQueryClient } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router';
import { notify } from '@/components/ui/notify.ts';
import { accountCall } from '@/lib/account-call.ts';
import { authClient } from '@/lib/auth-client.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { leaveTo, reloadPage } from '@/lib/leave-page.ts';
import { askPermission } from '@/lib/use-permission.ts';

/** Also tells the menu and the dialog of one another: only one switch can be under way. */
const name = 'switch-organization';
const mutationKey = [name];

/** What these show is one organization's: in another it would not be found. */
const pathsOfOne = ['/meetings/:id', '/users/:id'];
/** What these show only whoever administers an organization may see. */
const pathsOfAdministrators = ['/admin', '/admin/*'];
const isAmong = (paths: string[], pathname: string) =>
  paths.some((path) => matchPath(path, pathname));

/**
 * Makes another organization the active one and loads the page anew, with nothing of the old one. A
 * page that is not found in the new one is left for the first.
 */
export function useSwitchOrganization() {
  const queryClient = useQueryClient();
  const { session } = useAuth();
  const { pathname } = useLocation();
  const activeId = session?.session.activeOrganizationId ?? null;

  async function isFoundThere(): Promise<boolean> {
    // The account's own id leads to its profile everywhere.
    if (pathname === `/users/${session?.user.id}`) return true;
    if (isAmong(pathsOfAdministrators, pathname))
      return askPermission({ organization: ['update'] });
    return !isAmong(pathsOfOne, pathname);
  }

  const { mutate, variables, isIdle, isError } = useMutation({
    mutationKey,
    mutationFn: (organizationId: string) =>
      accountCall(authClient.organization.setActive({ organizationId })),
    onMutate: () => notify.withdraw(name),
    onSuccess: async () => {
      queryClient.clear();
      if (await isFoundThere()) reloadPage();
      else leaveTo('/');
    },
    onError: (error) => {
      console.error('Switching the organization failed', error);
      notify.error('The organization could not be opened. Please try again.', name);
    },
  });

  return {
    activeId,
    /** The organization that is being opened, until the page has loaded anew. */
    openingId: isIdle || isError ? undefined : variables,
    switchTo: (organizationId: string) => {
      if (organizationId === activeId || queryClient.isMutating({ mutationKey }) > 0) return;
      mutate(organizationId);
    },
  };
}
