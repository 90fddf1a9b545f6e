import {
  type AskAnswer,
  type AskRefusal,
  askFiltersSchema,
  askSchema,
  counted,
} from '@rapport/contract';
import { z } from 'zod';
import { ask } from '../../ask/ask.ts';
import { requireAsk } from '../../ask/require-ask.ts';
import { figureSchema, presentFigure } from '../present-figure.ts';
import { linkToMeeting, saidInMeetingSchema } from '../present-said.ts';
import { type AssistantCall, defineTool } from '../tool.ts';

const quotesMax = 12;

const refusalWords: Record<AskRefusal, string> = {
  'mood-of-person': 'Moods are answered of groups, never of single people.',
  leaving: 'Nothing predicts who will leave.',
  worth: 'Nothing marks or ranks people.',
  source: 'Nobody is found out by who said what.',
  sensitive:
    'Quotes on the health or family of a person are not given to assistants. The member can ask in Rapport.',
  language: 'Questions are read in English. Ask it again in English.',
};

const quoteSchema = saidInMeetingSchema.extend({
  outcome: z
    .enum(['decision', 'action', 'question'])
    .nullable()
    .describe(
      'What the meeting lists the quote as. Asked for decisions, a quote with null is none',
    ),
});

/** A question in English, answered by a figure, a list or quotes. */
export const askTool = defineTool({
  name: 'ask',
  title: 'Ask about meetings',
  description:
    'Answer a question in English from meetings: a count, a list, a day or verbatim quotes. Name the thing (a customer, product or person) and the period. Tell a figure with its definition, which says what was counted: it never says who knows or does best. Quotes are found by their words and may not answer; say so if they do not. For decisions call list_decisions, for an exact figure query_figures.',
  input: z.object({
    question: askSchema.shape.question,
    from: askFiltersSchema.shape.from,
    to: askFiltersSchema.shape.to,
    people: askFiltersSchema.shape.people,
    series: askFiltersSchema.shape.series,
  }),
  output: z.object({
    found: z.boolean(),
    sentence: z.string().nullable(),
    figure: figureSchema.nullable(),
    refused: z.string().nullable().describe('Why there is no answer'),
    unused: z.array(z.string()).describe('Words of the question that nothing used'),
    quotes: z.array(quoteSchema).max(quotesMax).describe('Best first'),
    sentences: z.int().describe('Number of sentences about it'),
  }),
  async run(call, input) {
    requireAsk(call.actor);
    const answer = await ask(call.ask, call.actor, askSchema.parse(input));
    return {
      ...answer,
      figure: answer.figure && presentFigure(call.publicUrl, answer.figure),
      refused: answer.refusal && refusalWords[answer.refusal],
      unused: answer.reading.unused,
      quotes: presentQuotes(call, answer),
    };
  },
  got: ({ quotes, figure }) => `${figure ? '1 figure, ' : ''}${counted(quotes.length, 'quote')}`,
  missing: 'No such person or series, or Ask Me Anything is switched off in this organization.',
});

function presentQuotes({ publicUrl }: AssistantCall, { quotes, meetings }: AskAnswer) {
  const byId = new Map(meetings.map((meeting) => [meeting.id, meeting]));
  return quotes
    .slice(0, quotesMax)
    .flatMap(({ meetingId, turn, start, speaker, text, outcome }) => {
      const meeting = byId.get(meetingId);
      return meeting
        ? {
            text,
            outcome,
            speaker: speaker?.name ?? null,
            seconds: start,
            meetingId,
            meeting: meeting.name,
            day: meeting.date,
            link: linkToMeeting(publicUrl, meetingId, turn),
          }
        : [];
    });
}
