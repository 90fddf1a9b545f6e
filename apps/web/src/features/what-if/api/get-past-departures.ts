import { pastDeparturesSchema, paths } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import {
  organizationFiguresKey,
  organizationFiguresStaleMs,
} from '@/components/organization-figures/figure-keys.ts';
import { request } from '@/lib/api-client.ts';

export const usePastDepartures = () =>
  useQuery({
    queryKey: [...organizationFiguresKey, 'past-departures'],
    queryFn: ({ signal }) =>
      request({ path: paths.pastDepartures, schema: pastDeparturesSchema, signal }),
    staleTime: organizationFiguresStaleMs,
  });
