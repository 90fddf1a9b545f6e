import { useMutation, useQueryClient } from '@tanstack/react-query';
import { matchPath, useLocation } from 'react-router';
import { notify } from '@/components/ui/notify.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { changeAccount } from '@/lib/change-account.ts';
import { leaveTo, reloadPage } from '@/lib/leave-page.ts';
import { askPermission } from '@/lib/use-permission.ts';

/** Shared by menu and dialog, so that only one switch runs. */
const name = 'switch-organization';
const mutationKey = [name];

/** Pages of one organization, which do not exist in another. */
const pathsOfOne = ['/meetings/:id', '/users/:id'];
/** Pages that need permission in the new organization. */
const pathsOfAdministrators = ['/admin', '/admin/*'];

const isAmong = (paths: string[], pathname: string) =>
  paths.some((path) => matchPath(path, pathname));

/**
 * Reloads the page, so that no data of the old organization remain. Goes home if the page does not
 * exist in the new one.
 */
export function useSwitchOrganization() {
  const queryClient = useQueryClient();
  const { session } = useAuth();
  const { pathname } = useLocation();
  const activeId = session?.session.activeOrganizationId ?? null;

  async function isFoundThere(): Promise<boolean> {
    // Everyone's own profile exists in all of their organizations.
    if (pathname === `/users/${session?.user.id}`) return true;
    if (isAmong(pathsOfAdministrators, pathname))
      return askPermission({ organization: ['update'] });
    return !isAmong(pathsOfOne, pathname);
  }

  const { mutate, variables, isIdle, isError } = useMutation({
    mutationKey,
    mutationFn: (organizationId: string) =>
      changeAccount('organization/set-active', { organizationId }),
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
    /** Set from the choice until the page reloads. */
    openingId: isIdle || isError ? undefined : variables,
    switchTo: (organizationId: string) => {
      if (organizationId === activeId || queryClient.isMutating({ mutationKey }) > 0) return;
      mutate(organizationId);
    },
  };
}
