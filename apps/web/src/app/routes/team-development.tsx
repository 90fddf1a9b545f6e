import { teamDevelopmentQueryOptions } from '@/features/team-development/api/get-team-development.ts';
import type { ReadScreen } from '../read-first.ts';

export { TeamDevelopmentPage as Component } from '@/features/team-development/team-development-page.tsx';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(teamDevelopmentQueryOptions);
