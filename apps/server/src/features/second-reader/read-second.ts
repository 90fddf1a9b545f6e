import type { KeptReason, TextSource, Worded } from '@rapport/contract';
import type { Analysis } from '@rapport/transcript';
import { applyVerdicts, type Judged } from './apply-verdicts.ts';
import {
  type Allowance,
  askParts,
  type SecondReaderServices,
  wholeAllowance,
} from './ask-parts.ts';
import { buildVerdictQuestion } from './build-verdict-question.ts';
import { candidatesIn, candidatesOf } from './candidates.ts';
import { checkVerdicts } from './check-verdicts.ts';
import type { Verdicts } from './verdict-form.ts';
import { putInOrder } from './words/put-in-order.ts';
import { type TitledChapter, titleChapters } from './words/title-chapters.ts';

type Read = Judged & Pick<Analysis, 'language' | 'chapters' | 'inShort' | 'inShortChoice'>;
export type ReadSecond = {
  secondReading: TextSource;
  chapters: TitledChapter[];
  worded?: Worded;
};

/** After other failures the model is not asked again. */
const concernsOnePart: ReadonlySet<KeptReason> = new Set([
  'unreadable-answer',
  'cut-prompt',
  'cut-answer',
]);

/**
 * Asks which of the sentences that the built-in engine found are decisions, actions and open questions, for titles, and
 * for an order. Never fails because of the model: what it did not answer stays as it was found.
 *
 * Calls onProgress before each question. Its errors stop the reading and are rethrown.
 */
export async function readSecond<A extends Read>(
  analysis: A,
  services: SecondReaderServices,
  onProgress: (part: number) => Promise<void>,
): Promise<A & ReadSecond> {
  const allowance = wholeAllowance();
  const half = (from: number) => (part: number) => onProgress(from + part / 2);
  const judged = await judge(analysis, services, allowance, half(0));
  const goesOn = judged.kept === null || concernsOnePart.has(judged.kept);
  const chapters = goesOn
    ? await titleChapters(analysis, services, allowance, half(0.5))
    : analysis.chapters;
  const ordered = goesOn ? await putInOrder(judged.analysis, services, allowance) : judged.analysis;
  services.log.info({ model: services.model.name }, 'language model read second');
  const { name: model } = services.model;
  const secondReading: TextSource = judged.isRead
    ? { engine: 'model', model, kept: null }
    : { engine: 'embedded', model, kept: judged.kept ?? 'not-asked' };
  return { ...ordered, chapters: [...chapters], secondReading };
}

/** Decisions, actions and open questions are found in English only. */
async function judge<A extends Read>(
  analysis: A,
  services: SecondReaderServices,
  allowance: Allowance,
  onProgress: (part: number) => Promise<void>,
): Promise<{ analysis: A; isRead: boolean; kept: KeptReason | null }> {
  if (analysis.language !== 'en') return { analysis, isRead: false, kept: null };
  const candidates = candidatesOf(analysis);
  const { checked, kept } = await askParts(
    services,
    allowance,
    ({ pieces }) => {
      const asked = candidatesIn(pieces, candidates);
      return {
        question: buildVerdictQuestion(pieces, asked),
        check: (answer: Verdicts) => checkVerdicts(answer, pieces, asked),
      };
    },
    onProgress,
  );
  return {
    analysis: applyVerdicts(analysis, candidates, checked),
    isRead: checked.length > 0,
    kept,
  };
}
