import type { RulesInForce } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import type { Env } from '../../platform/env.ts';
import type { Member } from '../../platform/session.ts';
import { findNameAndRetention } from './rules-repository.ts';

export type RulesOptions = { db: Database; env: Pick<Env, 'languageModel' | 'speech'> };

/** The rules about what is computed, for every member. */
export async function readRules(
  { db, env }: RulesOptions,
  { organizationId, settings }: Member,
): Promise<RulesInForce> {
  const { name, fileDays, meetingDays } = await findNameAndRetention(db, organizationId);
  const { languageModel: model, speech } = env;
  return {
    organization: name,
    trust: settings.trust,
    activeFeatures: settings.activeFeatures,
    retention: { fileDays, meetingDays },
    languageModel: model ? { name: model.name, server: new URL(model.baseUrl).host } : null,
    speech: speech ? { name: speech.model, server: new URL(speech.baseUrl).host } : null,
  };
}
