import { billingBreach } from './results/billing-breach.ts';
import { ceoDeparture } from './results/ceo-departure.ts';
import { keyPersonDeparture } from './results/key-person-departure.ts';
import { lisbonSupportShift } from './results/lisbon-support-shift.ts';
import { losingHaldenGroup } from './results/losing-halden-group.ts';
import { mergeMobileAndWeb } from './results/merge-mobile-and-web.ts';
import { pricingWithoutLeads } from './results/pricing-without-leads.ts';
import type { Analysis, ScenarioResult } from './scenario.ts';
import type { TemplateId } from './templates.ts';

/** Newest first. */
export const sampleScenarios: readonly ScenarioResult[] = [
  ceoDeparture,
  billingBreach,
  mergeMobileAndWeb,
  losingHaldenGroup,
  pricingWithoutLeads,
  lisbonSupportShift,
];

/** What a scenario made from a template shows, since nothing is worked out from its answers. */
export const templateAnalyses: Record<TemplateId, Analysis> = {
  'ceo-departure': ceoDeparture.analysis,
  'security-breach': billingBreach.analysis,
  'team-restructure': mergeMobileAndWeb.analysis,
  'major-client': losingHaldenGroup.analysis,
  'key-person-departure': keyPersonDeparture,
  custom: pricingWithoutLeads.analysis,
};
