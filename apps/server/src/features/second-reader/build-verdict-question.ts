import type { Question } from '../../platform/model/language-model.ts';
import { askAboutPart } from '../model-texts/ask-about-part.ts';
import type { Piece } from '../model-texts/chunk-meeting.ts';
import type { Candidate } from './candidates.ts';
import { type Verdicts, verdictForm } from './verdict-form.ts';

const task = `Check which sentences are decisions, actions and open questions. "candidates" are sentences of the transcript with their "number", "turn", "text" and what they "may be".

Form: {"verdicts":[{"number":1,"is":"none","quote":""}],"missed":[{"is":"decision","turn":0,"quote":""}]}

- "decision": the group, or somebody who may, settles something for the future. Not a wish, a plan of one person, a fact or a report of an earlier decision.
- "action": somebody accepts a task that ends, or is given one and does not refuse. Not an offer nobody takes up, a habit, or what is done already.
- "question": a question of substance to the group that stays without an answer in the transcript.
- "none": anything else.
- "verdicts": one for each candidate. "quote": 4 to 30 words in a row, copied letter by letter from its turn or one of the three turns before or after, that show it.
- "missed": other sentences that are clearly one of the three, at most 3; an empty list is a good answer. "quote": the sentence, copied letter by letter; "turn" is the number of its turn.`;

export const buildVerdictQuestion = (
  pieces: readonly Piece[],
  candidates: readonly Candidate[],
): Question<Verdicts> =>
  askAboutPart(pieces, {
    task,
    beside: {
      candidates: candidates.map(({ number, turn, quote, kind }) => ({
        number,
        turn,
        text: quote,
        mayBe: kind,
      })),
    },
    form: verdictForm,
  });
