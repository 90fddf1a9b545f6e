import type { LoadScenarios } from '@/features/command-palette/find-scenarios.ts';
import type { ReadyScreen } from '@/lib/read-screen.ts';

type Load = () => Promise<ReadyScreen>;

/** Screens that may have one about the sample company. */
type Sampled =
  | 'askMeAnything'
  | 'dashboard'
  | 'newSuccessionPlan'
  | 'offboarding'
  | 'offboardingNew'
  | 'offboardingProject'
  | 'organizationMap'
  | 'scenarioNew'
  | 'scenarioResult'
  | 'scenarios'
  | 'sentiment'
  | 'succession'
  | 'successionPlan'
  | 'whatIf';

/** Screens about the sample company beside those about the organization, by the file of their route. */
export const sampleScreens: Readonly<Partial<Record<Sampled, Load>>> = {
  askMeAnything: () => import('@/sample/routes/ask-me-anything.tsx'),
  dashboard: () => import('@/sample/routes/dashboard.tsx'),
  newSuccessionPlan: () => import('@/sample/routes/new-succession-plan.tsx'),
  offboarding: () => import('@/sample/routes/offboarding.tsx'),
  offboardingNew: () => import('@/sample/routes/offboarding-new.tsx'),
  offboardingProject: () => import('@/sample/routes/offboarding-project.tsx'),
  organizationMap: () => import('@/sample/routes/organization-map.tsx'),
  scenarioNew: () => import('@/sample/routes/scenario-new.tsx'),
  scenarioResult: () => import('@/sample/routes/scenario-result.tsx'),
  scenarios: () => import('@/sample/routes/scenarios.tsx'),
  sentiment: () => import('@/sample/routes/sentiment.tsx'),
  succession: () => import('@/sample/routes/succession.tsx'),
  successionPlan: () => import('@/sample/routes/succession-plan.tsx'),
  whatIf: () => import('@/sample/routes/what-if.tsx'),
};

/** Screens about the sample company only, by address. */
export const sampleRoutes: Readonly<Record<string, Load>> = {
  '/team/pdp': () => import('@/sample/routes/team-development.tsx'),
  '/succession/candidates/results': () => import('@/sample/routes/succession-candidates.tsx'),
};

/** Links to the sample company's scenarios, and to those of this browser. */
export const sampleScenarioLinks: LoadScenarios = (queryClient) =>
  import('@/sample/scenarios/scenario-links.ts').then((part) => part.scenarioLinks(queryClient));
