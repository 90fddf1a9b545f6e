import type { AskAnswer, AskWriting, KeptReason } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import {
  limitAttempts,
  TooManyRequests,
  writtenAnswersPerMinute,
} from '../../../platform/limit-attempts.ts';
import type { Logger } from '../../../platform/logger.ts';
import {
  LanguageModelError,
  QuestionDroppedError,
} from '../../../platform/model/language-model.ts';
import type { Member } from '../../../platform/session.ts';
import type { Models } from '../../language-model/models.ts';
import { openOrganizationModel } from '../../language-model/organization-model.ts';
import { ordersMachine } from '../../model-texts/own-judgement.ts';
import { findOrganizationSettings } from '../../organizations/find-organization-settings.ts';
import { buildWrittenQuestion, type QuoteToWrite } from './build-written-question.ts';
import { checkWritten } from './check-written.ts';
import { writingSoFar } from './writing-so-far.ts';
import type { WrittenForm } from './written-form.ts';

export type WritingServices = { db: Database; models: Models; log: Logger };

/** A count is already exact, so it is not rephrased. */
export const canBeWritten = async (
  { models }: Pick<WritingServices, 'models'>,
  { organizationId, settings }: Member,
  { found, sentence, quotes }: Pick<AskAnswer, 'found' | 'sentence' | 'quotes'>,
): Promise<boolean> =>
  settings.trust.isLanguageModelOn &&
  settings.trust.modelWritesAnswers &&
  found &&
  sentence === null &&
  quotes.length > 0 &&
  (await models.find(organizationId)) !== undefined;

export type Writing = {
  /** Aborted when nobody waits for the answer any more. */
  stopped: AbortSignal;
  onWriting: (writing: AskWriting) => void;
};

type Written = NonNullable<AskAnswer['written']>;

/**
 * The answer in sentences that are supported by its quotes, or the reason why there are none; the quotes are shown in
 * any case.
 */
export async function writeAnswer(
  { db, models, log }: WritingServices,
  member: Member,
  answer: AskAnswer,
  writing?: Writing,
): Promise<Written | null> {
  const model = await models.find(member.organizationId);
  if (!model) return null;
  const kept = (reason: KeptReason): Written => ({
    model: model.name,
    sentences: [],
    kept: reason,
  });
  if (!(await mayAskModel(db, member))) return kept('not-asked');
  // Read again, because it may have been switched off meanwhile.
  const { trust } = await findOrganizationSettings(db, member.organizationId);
  if (!trust.isLanguageModelOn || !trust.modelWritesAnswers) return kept('switched-off');
  const quotes = quotesToWrite(answer);
  if (quotes.length === 0) return kept('not-borne-out');
  try {
    const question = {
      ...buildWrittenQuestion(answer.question, quotes),
      ...(writing && { onText: (soFar: string) => writing.onWriting(checkedSoFar(soFar, quotes)) }),
    };
    const stopped = writing?.stopped ?? new AbortController().signal;
    const own = await openOrganizationModel({ db, model }, member.organizationId, 'answers');
    const { answer: written, tokens } = await own.model.ask(question, stopped);
    log.info({ model: model.name, ...tokens }, 'language model asked');
    const sentences = sentencesOf(written, quotes);
    return sentences.length > 0
      ? { model: model.name, sentences, kept: null }
      : kept('not-borne-out');
  } catch (error) {
    if (error instanceof QuestionDroppedError) return kept('no-answer');
    const failure = error instanceof LanguageModelError ? error.failure : 'unreadable-answer';
    log.warn({ model: model.name, failure, detail: String(error) }, 'language model failed');
    return kept(failure);
  }
}

const sentencesOf = (written: WrittenForm, quotes: readonly QuoteToWrite[]): Written['sentences'] =>
  checkWritten(written, quotes).map(({ text, quotes: numbers }) => ({
    text,
    quotes: numbers.map((number) => number - 1),
  }));

/** A sentence that fails the check is withdrawn as soon as it is whole. */
function checkedSoFar(soFar: string, quotes: readonly QuoteToWrite[]): AskWriting {
  const { begun, ...written } = writingSoFar(soFar);
  return { sentences: sentencesOf(written, quotes), begun };
}

async function mayAskModel(db: Database, { accountId }: Member): Promise<boolean> {
  try {
    await limitAttempts(db, [`written answer ${accountId}`], writtenAnswersPerMinute);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

/** Numbered as in the answer, from 1. Texts and names that look like instructions to a model are left out. */
function quotesToWrite({ quotes, meetings }: AskAnswer) {
  const byId = new Map(meetings.map((meeting) => [meeting.id, meeting]));
  return quotes.flatMap(({ meetingId, speaker, text }, at) => {
    const meeting = byId.get(meetingId);
    if (!meeting || ordersMachine(text)) return [];
    return [
      {
        number: at + 1,
        meeting: harmless(meeting.name),
        day: meeting.date,
        speaker: harmless(speaker?.name ?? null),
        text,
      },
    ];
  });
}

const harmless = (name: string | null) => (name === null || ordersMachine(name) ? null : name);
