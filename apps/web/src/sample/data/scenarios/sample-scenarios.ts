import type { SampleAnalysis, SampleScenario } from '@/sample/scenarios/domain/scenario.ts';
import type { TemplateId } from '@/sample/scenarios/domain/templates.ts';
import { billingBreach } from './results/billing-breach.ts';
import { ceoDeparture } from './results/ceo-departure.ts';
import { keyPersonDeparture } from './results/key-person-departure.ts';
import { lisbonSupportShift } from './results/lisbon-support-shift.ts';
import { losingHaldenGroup } from './results/losing-halden-group.ts';
import { mergeMobileAndWeb } from './results/merge-mobile-and-web.ts';
import { pricingWithoutLeads } from './results/pricing-without-leads.ts';

/** Newest first. */
export const sampleScenarios: readonly SampleScenario[] = [
  ceoDeparture,
  billingBreach,
  mergeMobileAndWeb,
  losingHaldenGroup,
  pricingWithoutLeads,
  lisbonSupportShift,
];

/** By template. Every scenario made from a template gets its result, whatever the answers. */
export const templateAnalyses: Record<TemplateId, SampleAnalysis> = {
  'ceo-departure': ceoDeparture.analysis,
  'security-breach': billingBreach.analysis,
  'team-restructure': mergeMobileAndWeb.analysis,
  'major-client': losingHaldenGroup.analysis,
  'key-person-departure': keyPersonDeparture,
  custom: pricingWithoutLeads.analysis,
};
