import type { Analysis } from '@rapport/transcript';
import type { LanguageModel } from '../../platform/model/language-model.ts';
import { partInstructions } from './ask-about-part.ts';
import { textsTask } from './build-question.ts';
import { type Chunk, chunkMeeting, type SaidTurn } from './chunk-meeting.ts';

/** Models read longer parts worse, even if they fit. */
const usualPartTokens = 8_000;
const fewestPartTokens = 300;
/** Of the room; the rest is for names and candidates. */
const shareOfTranscript = 0.85;

/** Tokens of transcript that each question about a part has room for. The task of texts is the longest. */
export function partTokensOf(
  questionTokens: number,
  { estimate }: Pick<LanguageModel, 'estimate'>,
): number {
  const room = questionTokens - estimate(partInstructions) - estimate(textsTask('en'));
  return Math.max(fewestPartTokens, Math.min(room * shareOfTranscript, usualPartTokens));
}

type Reader = { model: Pick<LanguageModel, 'estimate'>; questionTokens: number };
export type PartsOf = (reader: Reader) => Chunk[];

/**
 * Cuts a meeting into parts: the same ones for all that is asked about it, and others only where less is read at once
 * than before.
 */
export function createParts(analysis: {
  turns: readonly SaidTurn[];
  graph: Analysis['graph'];
}): PartsOf {
  let cut: { questionTokens: number; parts: Chunk[] } | undefined;
  return ({ model, questionTokens }) => {
    if (cut?.questionTokens !== questionTokens) {
      const tokens = partTokensOf(questionTokens, model);
      cut = {
        questionTokens,
        parts: chunkMeeting(analysis, { tokens, estimate: model.estimate }),
      };
    }
    return [...cut.parts];
  };
}
