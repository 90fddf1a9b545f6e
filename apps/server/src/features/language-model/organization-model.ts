import type { ModelPurpose } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { type LanguageModel, LanguageModelError } from '../../platform/model/language-model.ts';
import { findOrganizationSettings } from '../organizations/find-organization-settings.ts';
import { clearFailure, findCondition, saveCut, saveFailure } from './model-condition-repository.ts';
import { addTokens, countTokensSince, monthOf } from './model-use-repository.ts';
import { questionTokensOf } from './question-tokens.ts';

export type OrganizationModel = {
  model: LanguageModel;
  /** Tokens of one question at most. */
  questionTokens: number;
};

/**
 * The model as one organization uses it: counts its tokens and obeys its limit, and remembers cut questions and
 * failures for its settings.
 */
export async function openOrganizationModel(
  { db, model }: { db: Database; model: LanguageModel },
  organizationId: string,
  purpose: ModelPurpose,
): Promise<OrganizationModel> {
  const ofModel = { organizationId, model: model.name };
  const condition = await findCondition(db, ofModel);
  const ask: LanguageModel['ask'] = async (question, dropped) => {
    await requireTokensLeft(db, organizationId);
    try {
      const answered = await model.ask(question, dropped);
      await addTokens(db, organizationId, purpose, answered.tokens);
      await clearFailure(db, organizationId);
      return answered;
    } catch (error) {
      if (error instanceof LanguageModelError) await remember(db, ofModel, purpose, error);
      throw error;
    }
  };
  return {
    model: { ...model, ask },
    questionTokens: questionTokensOf(await model.findWindow(), condition?.cutRead ?? null),
  };
}

/** @throws LanguageModelError 'over-limit' if the tokens of the month are used up */
async function requireTokensLeft(db: Database, organizationId: string): Promise<void> {
  const { trust } = await findOrganizationSettings(db, organizationId);
  const limit = trust.modelTokensPerMonth;
  if (limit === null) return;
  const used = await countTokensSince(db, organizationId, monthOf(new Date()));
  if (used >= limit) throw new LanguageModelError('over-limit', `used ${used} of ${limit} tokens`);
}

async function remember(
  db: Database,
  ofModel: { organizationId: string; model: string },
  purpose: ModelPurpose,
  error: LanguageModelError,
): Promise<void> {
  const { failure, message } = error;
  const { tokens, cut } = error.about();
  if (tokens) await addTokens(db, ofModel.organizationId, purpose, tokens);
  if (cut) await saveCut(db, ofModel, cut);
  else if (failure !== 'cut-answer' && failure !== 'over-limit')
    await saveFailure(db, ofModel, { failure, detail: message });
}
