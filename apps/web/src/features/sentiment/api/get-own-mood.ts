import { ownMoodAnswerSchema, paths } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { periodSearch } from '@/components/organization-figures/chosen-period.ts';
import {
  organizationFiguresKey,
  organizationFiguresStaleMs,
} from '@/components/organization-figures/figure-keys.ts';
import { useChosenPeriod } from '@/components/organization-figures/use-chosen-period.ts';
import { request } from '@/lib/api-client.ts';

/** For members who may not see the organization's figures. */
export function useOwnMood({ enabled }: { enabled: boolean }) {
  const { period } = useChosenPeriod();
  return useQuery({
    queryKey: [...organizationFiguresKey, 'own-mood', period],
    queryFn: ({ signal }) =>
      request({
        path: `${paths.ownMood}${periodSearch(period)}`,
        schema: ownMoodAnswerSchema,
        signal,
      }),
    staleTime: organizationFiguresStaleMs,
    enabled,
  });
}
