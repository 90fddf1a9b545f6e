import type { KeptReason, ModelTest, TextLanguage } from '@rapport/contract';
import type { Database } from '../../database/types.ts';
import { AppError } from '../../platform/errors.ts';
import { limitAttempts } from '../../platform/limit-attempts.ts';
import {
  type LanguageModel,
  LanguageModelError,
  type Tokens,
} from '../../platform/model/language-model.ts';
import type { Member } from '../../platform/session.ts';
import type { Answer } from '../model-texts/answer-form.ts';
import { buildQuestion } from '../model-texts/build-question.ts';
import { checkAnswer } from '../model-texts/check-answer.ts';
import type { Chunk } from '../model-texts/chunk-meeting.ts';
import { partTokensOf } from '../model-texts/part-tokens.ts';
import { writtenLanguage } from '../model-texts/written-language.ts';
import { inventMeeting } from './invented-meeting.ts';
import { clearCondition, saveCut, saveFailure } from './model-condition-repository.ts';
import { insertTest } from './model-test-repository.ts';
import { addTokens } from './model-use-repository.ts';
import type { Models } from './models.ts';
import { questionTokensOf } from './question-tokens.ts';

export type TestModelServices = { db: Database; testedModels: Models };

const testsPerMinute = 3;

type Tried = Pick<ModelTest, 'failure' | 'words' | 'sent' | 'read' | 'sentences' | 'dropped'> & {
  detail: string;
  tokens: Tokens | null;
  /** The language of what it wrote; null without an answer. */
  wrote: string | null;
};

/**
 * Asks as for a meeting, about an invented one that fills a whole part; if it was cut, again about a smaller one. The
 * limit of the month does not hold, but the tokens count.
 * @throws AppError 409 NO_MODEL if no language model is set up
 */
export async function testModel(
  { db, testedModels }: TestModelServices,
  { organizationId, settings }: Member,
): Promise<ModelTest> {
  const model = await testedModels.find(organizationId);
  if (!model)
    throw new AppError(
      409,
      'NO_MODEL',
      'No language model is set up. An administrator of the installation names it by RAPPORT_LLM_BASE_URL and RAPPORT_LLM_MODEL.',
    );
  await limitAttempts(db, [`model test ${organizationId}`], testsPerMinute);
  const startedAt = performance.now();
  const window = await model.findWindow('anew');
  let partTokens = questionTokensOf(window, null);
  const asked = askedLanguage(settings.trust.modelLanguage);
  // After a short question it is known how the model counts tokens. It also asks for another language.
  const short = await tryOnce(model, 0, asked);
  let tried = short.failure ? short : await tryOnce(model, partTokens);
  const used = short === tried ? [tried.tokens] : [short.tokens, tried.tokens];
  let cut: ModelTest['cut'] = null;
  if (tried.failure === 'cut-prompt' && tried.sent !== null && tried.read !== null) {
    partTokens = questionTokensOf(window, tried.read);
    cut = { sent: tried.sent, read: tried.read, partTokens };
    tried = await tryOnce(model, partTokens);
    used.push(tried.tokens);
  }
  const { detail, tokens: _, wrote: __, ...found } = tried;
  const result: ModelTest = {
    model: model.name,
    testedAt: new Date().toISOString(),
    milliseconds: Math.round(performance.now() - startedAt),
    ...found,
    ...(short.wrote !== null && { language: { asked, wrote: short.wrote } }),
    window,
    partTokens,
    cut,
  };
  await db.transaction().execute(async (tx) => {
    for (const tokens of used) if (tokens) await addTokens(tx, organizationId, 'test', tokens);
    await clearCondition(tx, organizationId);
    const ofModel = { organizationId, model: model.name };
    if (cut) await saveCut(tx, ofModel, cut);
    const { failure } = tried;
    if (failure) await saveFailure(tx, ofModel, { failure, detail });
    await insertTest(tx, organizationId, result);
  });
  return result;
}

/** The invented meeting is in English, so that language shows nothing. */
const askedLanguage = (chosen: TextLanguage | 'meeting'): TextLanguage =>
  chosen === 'meeting' || chosen === 'en' ? 'fr' : chosen;

async function tryOnce(
  model: LanguageModel,
  questionTokens: number,
  language: TextLanguage = 'en',
): Promise<Tried> {
  const chunk = inventMeeting(partTokensOf(questionTokens, model), model.estimate);
  const nothing = {
    sent: null,
    read: null,
    sentences: 0,
    dropped: 0,
    words: null,
    detail: '',
    wrote: null,
  };
  try {
    const question = buildQuestion(chunk, { part: 1, of: 1 }, language);
    const { answer, sent, read, tokens } = await model.ask(question, new AbortController().signal);
    const sentences = countWritten(answer, chunk);
    const dropped = sentences - countKept(answer, chunk);
    return {
      ...nothing,
      failure: null,
      sent,
      read,
      sentences,
      dropped,
      tokens,
      wrote: writtenLanguage(answer),
    };
  } catch (error) {
    if (!(error instanceof LanguageModelError)) throw error;
    const failure: KeptReason = error.failure;
    const { cut, words, tokens = null } = error.about();
    const detail = error.message;
    return { ...nothing, failure, words: words || detail, detail, tokens, ...cut };
  }
}

/** Sentences, each counted once for the meeting and for each person. */
function countWritten({ meeting, people }: Answer, { people: asked }: Chunk): number {
  const lists = [meeting, ...asked.map((name) => pointsOf(people, name))];
  return lists.reduce((sum, claims) => sum + new Set(claims.map(({ text }) => text)).size, 0);
}

const pointsOf = (people: Answer['people'], name: string) =>
  people.find((person) => person.name === name)?.points ?? [];

function countKept(answer: Answer, chunk: Chunk): number {
  const { meeting, people } = checkAnswer(answer, chunk);
  return [meeting, ...people.values()].reduce((sum, { length }) => sum + length, 0);
}
