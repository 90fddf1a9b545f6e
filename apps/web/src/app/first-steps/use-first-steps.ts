import { type OrganizationUser, userPageSizes } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { getUsersQueryOptions } from '@/features/administration/users/get-users.ts';
import { getMeetingsPageQueryOptions } from '@/features/meetings/api/meetings.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { browserStore } from '@/lib/browser-store.ts';
import { usePermission } from '@/lib/use-permission.ts';

export type FirstStep = 'upload' | 'import' | 'invite';

/** No first steps are shown from this many meetings on. */
const startedFrom = 5;

/** The first steps that are not done and that the person is allowed to do. */
export function useFirstSteps(): { steps: readonly FirstStep[]; dismiss: () => void } {
  const { session } = useAuth();
  const organizationId = session?.session.activeOrganizationId;
  const isStarted = useIsStarted(organizationId);
  const meetings = useMeetingCount(Boolean(organizationId) && !isStarted);
  const isBeginning = meetings !== undefined && meetings < startedFrom;
  const { isAllowed, isPending } = usePermission({ organization: ['update'] });
  const people = useQuery({
    ...getUsersQueryOptions({ search: '', page: 1, limit: userPageSizes[0] }),
    enabled: isBeginning && isAllowed && !isStarted,
  });

  const isOver = meetings !== undefined && meetings >= startedFrom;
  useEffect(() => {
    if (organizationId && isOver) markStarted(organizationId);
  }, [organizationId, isOver]);

  const isKnown = isBeginning && !isPending && (!isAllowed || people.data);
  const isDone: Record<FirstStep, boolean> = {
    upload: meetings !== 0,
    import: !people.data || people.data.users.items.some(isImported),
    invite: !people.data || people.data.users.items.filter(isInvited).length > 1,
  };
  return {
    steps: isKnown && !isStarted ? allSteps.filter((step) => !isDone[step]) : [],
    dismiss: () => organizationId && markStarted(organizationId),
  };
}

const allSteps: readonly FirstStep[] = ['upload', 'import', 'invite'];

const isImported = ({ status, lastSyncedAt }: OrganizationUser) =>
  status === 'SYNCED_ONLY' || lastSyncedAt !== null;

/** The signed-in person counts as invited. */
const isInvited = ({ status }: OrganizationUser) => status !== 'SYNCED_ONLY';

function useMeetingCount(isAsked: boolean): number | undefined {
  const { data } = useQuery({ ...getMeetingsPageQueryOptions(''), enabled: isAsked });
  return data?.total;
}

/** Ids of organizations that have started, or whose first steps were dismissed in this browser. */
const store = browserStore(
  () => localStorage,
  'rapport-started-organizations',
  z.catch(z.array(z.string()), []),
  [],
);

const useIsStarted = (organizationId: string | null | undefined): boolean =>
  store.use().some((id) => id === organizationId);

function markStarted(organizationId: string): void {
  if (!store.read().includes(organizationId)) store.write([...store.read(), organizationId]);
}
