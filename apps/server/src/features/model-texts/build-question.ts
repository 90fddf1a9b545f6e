import { languageNames, type SupportedLanguage } from '@rapport/transcript';
import type { Question } from '../../platform/model/language-model.ts';
import { type Answer, answerForm } from './answer-form.ts';
import { askAboutPart } from './ask-about-part.ts';
import type { Chunk } from './chunk-meeting.ts';

export const textsTask = (
  language: SupportedLanguage,
): string => `Write short texts about the meeting, for the people who were in it. "people" and "pairs" are those to write about; "part" says which part of the meeting this is.

Form: {"meeting":[CLAIM],"people":[{"name":"","points":[CLAIM]}],"pairs":[{"first":"","second":"","points":[CLAIM],"recommendations":[CLAIM]}]}
CLAIM is {"text":"","turn":0,"quote":""}.

- "meeting": what was decided, proposed, explained, refused or left open; most important first, at most 6.
- "people": for each of "people" what they themselves brought; at most 3. The quote is from one of their own turns.
- "pairs": for each of "pairs" what passed between the two; at most 3. The quote is from a turn of one of them.
- "recommendations": what these two may do next about how they talk or what they left open; at most 2, none without a cause.
- "text": one plain ${languageNames[language]} sentence of at most 30 words, in the third person. No Markdown, HTML or links.
- "quote": 4 to 30 words in a row, copied letter by letter from one turn; "turn" is the number of that turn.
- A text says nothing that its turn does not say. Fewer claims are better than weak ones; an empty list is a good answer.
- Names: only those of "people", or ones said in the transcript, spelled as there.
- Numbers: only where the turn itself says them. Never count, rate or score, and say nothing of mood or sentiment.`;

export const buildQuestion = (
  { people, pairs, pieces }: Chunk,
  place: { part: number; of: number },
  language: SupportedLanguage = 'en',
): Question<Answer> =>
  askAboutPart(pieces, {
    task: textsTask(language),
    beside: { ...place, people, pairs },
    form: answerForm,
  });
