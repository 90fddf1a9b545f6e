import { type OrganizationUser, userPageSizes } from '@rapport/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getUsersQueryOptions } from '@/features/administration/users/get-users.ts';
import { getMeetingsQueryOptions } from '@/features/meetings/api/get-meetings.ts';
import { useAuth } from '@/lib/auth-context.tsx';
import { usePermission } from '@/lib/use-permission.ts';
import { markStarted, useIsStarted } from './started-organizations.ts';

export type FirstStep = 'upload' | 'import' | 'invite';

/** With so many meetings an organization has begun, whoever else is in it. */
const startedFrom = 5;

/** What an organization that has hardly begun has not done yet, as far as the person may do it. */
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

/** The person who looks is one of them. */
const isInvited = ({ status }: OrganizationUser) => status !== 'SYNCED_ONLY';

function useMeetingCount(isAsked: boolean): number | undefined {
  const { data } = useInfiniteQuery({ ...getMeetingsQueryOptions(''), enabled: isAsked });
  return data?.pages[0]?.total;
}
