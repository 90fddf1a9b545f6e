import type { SystemState } from '@rapport/contract';
import type { Queryable } from '../../database/types.ts';
import type { GuardedFetch } from '../../platform/outgoing/guarded-fetch.ts';
import { explainProviderError } from './explain-provider-error.ts';
import { requireProvider } from './open-id.ts';
import { listProvidersInUse } from './provider-use-repository.ts';

type Checked = { at: string; problem: string | null };
type Target = { id: string; issuer: string; clientId: string };

export const checkedForMs = 5 * 60 * 1000;
const checkedAtOnce = 4;

/**
 * Tells the operator which sign-in providers can be reached. Each provider is called at most once in five minutes, in
 * the background; meanwhile the last result is returned. `GuardedFetch` limits the time of each call. SAML providers
 * are never called, because only browsers go there.
 */
export function createProviderChecks(guardedFetch: GuardedFetch) {
  const cached = new Map<string, Checked>();
  const begun = new Map<string, number>();

  async function check({ id, issuer, clientId }: Target): Promise<void> {
    const problem = await requireProvider({ issuer, clientId }, guardedFetch).then(
      () => null,
      explainProviderError,
    );
    cached.set(keyOf({ id, issuer }), { at: new Date().toISOString(), problem });
  }

  /** Several at once; the others follow. */
  async function checkAll(targets: readonly Target[]): Promise<void> {
    const waiting = [...targets];
    const next = async (): Promise<void> => {
      const target = waiting.shift();
      if (!target) return;
      await check(target);
      await next();
    };
    await Promise.all(Array.from({ length: checkedAtOnce }, next));
  }

  return async (db: Queryable): Promise<SystemState['signInProviders']> => {
    const providers = await listProvidersInUse(db);
    const keys = new Set(providers.map(keyOf));
    for (const key of [...begun.keys()].filter((one) => !keys.has(one))) {
      begun.delete(key);
      cached.delete(key);
    }
    const now = Date.now();
    const due = providers.flatMap(({ id, issuer, clientId }): Target[] => {
      const isDue = now - (begun.get(keyOf({ id, issuer })) ?? 0) >= checkedForMs;
      return isDue && clientId !== null ? [{ id, issuer, clientId }] : [];
    });
    for (const one of due) begun.set(keyOf(one), now);
    void checkAll(due);
    return providers.map((provider) => ({
      organization: provider.organization,
      issuer: provider.issuer,
      protocol: provider.protocol,
      check: cached.get(keyOf(provider)) ?? null,
      lastSuccessAt: provider.lastSuccessAt?.toISOString() ?? null,
      failedTest:
        provider.testedAt && provider.testError !== null
          ? { at: provider.testedAt.toISOString(), error: provider.testError }
          : null,
    }));
  };
}

const keyOf = ({ id, issuer }: Pick<Target, 'id' | 'issuer'>) => `${id} ${issuer}`;
