import {
  findModelEndpoint,
  type ModelEndpointServices,
} from '../../ground/language-model/model-endpoint.ts';
import { guardedModelFetch } from '../../platform/model/guarded-model-fetch.ts';
import type { LanguageModel } from '../../platform/model/language-model.ts';
import { createOpenAiModel, type OpenAiModelOptions } from '../../platform/model/openai-model.ts';
import { createAddressRules } from '../../platform/outgoing/address-rules.ts';
import type { ResolveHost } from '../../platform/outgoing/guarded-lookup.ts';

export type Models = {
  /** The model of an organization; undefined if it has none. */
  find(organizationId: string): Promise<LanguageModel | undefined>;
  close(): void;
};

type Limits = Pick<OpenAiModelOptions, 'timeLimitMs' | 'retries' | 'restMs'>;

/** Own models that stay open, since each learns how its server counts tokens. */
const openMax = 100;

/** The models of all organizations: that of the installation, and their own. */
export function createModels(
  services: ModelEndpointServices & { resolve: ResolveHost },
  limits: Limits = {},
): Models {
  const { env, resolve } = services;
  const ofInstallation =
    env.languageModel && createOpenAiModel({ ...env.languageModel, ...limits });
  const rules = createAddressRules(env.ownModels?.networks ?? []);
  const fetch = guardedModelFetch({ rules, resolve });
  const own = new Map<string, { version: number; model: LanguageModel }>();
  return {
    async find(organizationId) {
      const endpoint = await findModelEndpoint(services, organizationId);
      const known = own.get(organizationId);
      if (endpoint?.version === known?.version && known) return known.model;
      known?.model.close();
      own.delete(organizationId);
      if (!endpoint) return undefined;
      const { version, ...options } = endpoint;
      if (version === null) return ofInstallation;
      if (own.size >= openMax) {
        const [[id, oldest] = []] = own;
        oldest?.model.close();
        if (id !== undefined) own.delete(id);
      }
      const model = createOpenAiModel({ ...options, ...limits, fetch });
      own.set(organizationId, { version, model });
      return model;
    },
    close() {
      ofInstallation?.close();
      for (const { model } of own.values()) model.close();
    },
  };
}
