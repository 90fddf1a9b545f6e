import { organizationMapQueryOptions } from '@/features/dashboard/api/get-organization-map.ts';
import { SampleMapPage } from '@/features/dashboard/sample-map-page.tsx';
import type { ReadScreen } from '../../read-first.ts';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(organizationMapQueryOptions);

export const Screen = SampleMapPage;
