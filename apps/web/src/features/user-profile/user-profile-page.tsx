import { endpoints, type OrganizationUser } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { BackLink } from '@/components/ui/back-link.tsx';
import { Button } from '@/components/ui/button.tsx';
import { StateBox } from '@/components/ui/state-box.tsx';
import { ApiRequestError } from '@/lib/api-client.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { call } from '@/lib/call.ts';
import { administrationOrigin } from '@/lib/profile-origin.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { usePageTitle } from '@/lib/use-page-title.ts';
import { usePermission } from '@/lib/use-permission.ts';
import { userKeys } from '@/lib/user-keys.ts';
import { userName } from '@/lib/user-words.ts';
import { ProfileCards } from './profile-cards.tsx';
import { ProfileHead } from './profile-head.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

const notFoundStatuses = [400, 403, 404];

export function UserProfilePage({ id }: { id: string }) {
  const { data: user, error, refetch, isFetching } = useUser(id);
  const { session } = useAuth();
  const { isAllowed: isAdmin } = usePermission({ organization: ['update'] });
  const origin = administrationOrigin(useLocation().state);
  usePageTitle(user ? userName(user) : 'Profile');

  if (error instanceof ApiRequestError && notFoundStatuses.includes(error.status)) {
    return <Navigate to="/404" replace />;
  }
  return (
    <>
      {origin && <BackLink to={origin}>Back to Users</BackLink>}
      {user ? (
        <>
          <ProfileHead user={user} />
          <ProfileCards
            user={user}
            isAdmin={isAdmin}
            isOwn={user.accountId !== null && user.accountId === session?.user.id}
          />
          {user.can.erase && <EraseSection user={user} />}
        </>
      ) : error ? (
        <StateBox
          kind="error"
          title="Failed to load user profile. The user may not exist or you don't have permission to view it."
          error={error}
          action={
            <Button icon={RefreshCw} busy={isFetching} onClick={() => refetch()}>
              Retry
            </Button>
          }
        />
      ) : (
        <ProfileSkeleton />
      )}
    </>
  );
}

/** `id` is the id of the organization user or of the account. */
function useUser(id: string) {
  return useQuery({
    queryKey: userKeys.detail(id),
    queryFn: ({ signal }) => call(endpoints.users.get, { id, signal }),
  });
}

const loadEraseDialog = () => import('./erase-dialog.tsx').then(({ EraseDialog }) => EraseDialog);

function EraseSection({ user }: { user: OrganizationUser }) {
  const [isAsking, setIsAsking] = useState(false);
  const EraseDialog = useOnDemand(loadEraseDialog, isAsking);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="mt-8 border-line-2 border-t pt-3">
      <h2 id={titleId}>Erase person</h2>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="max-w-[72ch] text-pretty text-ink-2">
          Removes the person from the organization and from its meetings, where they become a former
          participant. The figures of others do not change.
        </p>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          Erase person
        </Button>
      </div>
      {EraseDialog && isAsking && <EraseDialog user={user} onClose={() => setIsAsking(false)} />}
    </section>
  );
}
