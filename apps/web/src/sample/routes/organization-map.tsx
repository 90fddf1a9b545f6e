import type { ReadScreen } from '@/lib/read-screen.ts';
import { organizationMapQueryOptions } from '@/sample/dashboard/api/get-organization-map.ts';
import { SampleMapPage } from '@/sample/dashboard/sample-map-page.tsx';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(organizationMapQueryOptions);

export const Component = SampleMapPage;
