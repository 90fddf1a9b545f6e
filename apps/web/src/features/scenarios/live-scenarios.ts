import { scenarioKeys } from '@/lib/scenario-keys.ts';
import { type Refreshing, useRefreshOn } from '@/realtime/use-refresh-on.ts';

const scenarios: Refreshing = {
  queryKey: scenarioKeys.all,
  events: [
    'planning-updated',
    'organization-people-updated',
    'organization-settings-updated',
    'access-updated',
  ],
};

/** Keeps scenarios up to date while a page with them is open. */
export const useLiveScenarios = () => useRefreshOn(scenarios);
