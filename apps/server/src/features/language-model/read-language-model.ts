import { isIP } from 'node:net';
import type { LanguageModelState, ModelPurpose } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import {
  findModelEndpoint,
  type ModelEndpointServices,
  whyUnusable,
} from '../../ground/language-model/model-endpoint.ts';
import { findOwnModel } from '../../ground/language-model/own-model-repository.ts';
import { isPrivateAddress } from '../../platform/outgoing/address-rules.ts';
import type { Member } from '../../platform/session.ts';
import { findCondition } from './model-condition-repository.ts';
import { listTests } from './model-test-repository.ts';
import { listTokensSince, monthOf } from './model-use-repository.ts';
import { questionTokensOf } from './question-tokens.ts';

export type LanguageModelServices = ModelEndpointServices;

export async function readLanguageModel(
  services: LanguageModelServices,
  { organizationId, settings }: Member,
): Promise<LanguageModelState> {
  const { db, env } = services;
  const own = await readOwn(services, organizationId);
  const mayHaveOwn = env.ownModels !== undefined;
  const languageModel = await findModelEndpoint(services, organizationId);
  const tokens = await readTokens(db, organizationId, settings.trust.modelTokensPerMonth);
  if (!languageModel)
    return { model: null, own, mayHaveOwn, tests: [], cut: null, failing: null, tokens };
  const { name, baseUrl } = languageModel;
  const tests = await listTests(db, organizationId, name);
  const condition = await findCondition(db, { organizationId, model: name });
  const { cutSent, cutRead, cutAt, failure, failureDetail, failedAt } = condition ?? {};
  const partTokens = questionTokensOf(tests[0]?.window ?? null, cutRead ?? null);
  const { origin, hostname } = new URL(baseUrl);
  return {
    model: { name, address: origin, isInside: isInside(hostname) },
    own,
    mayHaveOwn,
    tests,
    cut:
      cutSent && cutRead && cutAt
        ? { sent: cutSent, read: cutRead, partTokens, at: cutAt.toISOString() }
        : null,
    failing:
      failure && failedAt
        ? { failure, detail: failureDetail ?? '', at: failedAt.toISOString() }
        : null,
    tokens,
  };
}

/** The key is never shown. */
async function readOwn(
  services: LanguageModelServices,
  organizationId: string,
): Promise<LanguageModelState['own']> {
  const own = await findOwnModel(services.db, organizationId);
  if (!own) return null;
  const { baseUrl, name, apiKey } = own;
  return { baseUrl, name, hasKey: apiKey !== null, unusable: whyUnusable(services, own) };
}

async function readTokens(
  db: Database,
  organizationId: string,
  limit: number | null,
): Promise<LanguageModelState['tokens']> {
  const now = new Date();
  const month = monthOf(now);
  const lastMonth = monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)));
  const rows = await listTokensSince(db, organizationId, lastMonth);
  const ofMonth = rows.filter(({ day }) => day >= month);
  const sum = (some: readonly { tokens: number }[]) =>
    some.reduce((total, { tokens }) => total + tokens, 0);
  const byDay = Map.groupBy(ofMonth, ({ day }) => day);
  const usedFor = (purpose: ModelPurpose) => sum(ofMonth.filter((row) => row.purpose === purpose));
  return {
    month,
    total: sum(ofMonth),
    lastMonth: sum(rows) - sum(ofMonth),
    limit,
    byPurpose: {
      texts: usedFor('texts'),
      answers: usedFor('answers'),
      verdicts: usedFor('verdicts'),
      test: usedFor('test'),
    },
    days: [...byDay].map(([day, some]) => ({ day, tokens: sum(some) })),
  };
}

/** Whether the name or address can only be of one's own network. */
function isInside(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return isPrivateAddress(host);
  return !host.includes('.') || /\.(?:local|internal|lan|home\.arpa)$/.test(host);
}
