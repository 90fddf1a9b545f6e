import type { RulesInForce } from '@rapport/contract';
import {
  findModelEndpoint,
  type ModelEndpointServices,
} from '../../ground/language-model/model-endpoint.ts';
import type { Env } from '../../platform/env.ts';
import type { Member } from '../../platform/session.ts';
import { findNameAndRetention } from './rules-repository.ts';

export type RulesOptions = ModelEndpointServices & { env: Pick<Env, 'speech'> };

/** The rules about what is computed, for every member. */
export async function readRules(
  services: RulesOptions,
  { organizationId, settings }: Member,
): Promise<RulesInForce> {
  const { db, env } = services;
  const { name, fileDays, meetingDays } = await findNameAndRetention(db, organizationId);
  const { speech } = env;
  const model = await findModelEndpoint(services, organizationId);
  return {
    organization: name,
    trust: settings.trust,
    activeFeatures: settings.activeFeatures,
    retention: { fileDays, meetingDays },
    languageModel: model ? { name: model.name, server: new URL(model.baseUrl).host } : null,
    speech: speech ? { name: speech.model, server: new URL(speech.baseUrl).host } : null,
  };
}
