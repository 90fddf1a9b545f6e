import type { ReadScreen } from '@/lib/read-screen.ts';
import { teamDevelopmentQueryOptions } from '@/sample/team-development/api/get-team-development.ts';

export { TeamDevelopmentPage as Component } from '@/sample/team-development/team-development-page.tsx';

export const read: ReadScreen = (queryClient) =>
  queryClient.ensureQueryData(teamDevelopmentQueryOptions);
