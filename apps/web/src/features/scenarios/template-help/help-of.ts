import type { ScenarioTemplate } from '@rapport/contract';
import { keyPerson } from './key-person.ts';
import { majorClient } from './major-client.ts';
import { securityBreach } from './security-breach.ts';
import { teamRestructure } from './team-restructure.ts';
import type { TemplateHelp } from './types.ts';

/** Undefined for templates without general practice. */
export const helpOf: Partial<Record<ScenarioTemplate, TemplateHelp>> = {
  'key-person-departure': keyPerson,
  'major-client': majorClient,
  'security-breach': securityBreach,
  'team-restructure': teamRestructure,
};
