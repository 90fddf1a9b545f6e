import { counted, type Happened, periodQuerySchema, periodWeeks } from '@rapport/contract';
import { z } from 'zod';
import { sentenceOfFact } from '../../ask/figure/heard-by-state.ts';
import { pathOfFact } from '../../ask/figure/show-happened.ts';
import { linkTo, linkToMeeting, saidSchema } from '../present-said.ts';
import { defineTool } from '../tool.ts';

/** The counted facts of a period, as the page of what happened shows them. */
export const whatHappened = defineTool({
  name: 'what_happened',
  title: 'What happened',
  description:
    'Counted facts of 1, 4, 13 or 52 weeks: decisions, votes, people heard first or no longer, series that began or paused, new topics.',
  input: z.object({
    weeks: z.literal(periodWeeks).default(4),
    week: periodQuerySchema.shape.week,
  }),
  output: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    meetings: z.int().describe('Meetings that count in the period'),
    facts: z.array(
      z.object({
        kind: z.string(),
        day: z.iso.date(),
        sentence: z.string(),
        said: saidSchema.nullable(),
        link: z.string().nullable(),
      }),
    ),
  }),
  async run({ actor, publicUrl, figures }, { weeks, week }) {
    const period = week === undefined ? { weeks } : { weeks, week };
    const happened = await figures.happened(actor, period);
    return {
      from: happened.period.from,
      to: happened.period.to,
      meetings: happened.meetings,
      facts: happened.facts.map((fact) => {
        const path = pathOfFact(fact, period);
        return {
          kind: fact.kind,
          day: fact.on,
          sentence: sentenceOfFact(fact),
          said: saidOf(publicUrl, fact),
          link: path && linkTo(publicUrl, path),
        };
      }),
    };
  },
  got: ({ facts }) => counted(facts.length, 'fact'),
});

function saidOf(publicUrl: string, fact: Happened) {
  const quote = 'quote' in fact ? fact.quote : null;
  return (
    quote && {
      text: quote.quote,
      speaker: quote.speaker,
      seconds: quote.start,
      link: linkToMeeting(publicUrl, quote.meetingId, quote.turn),
    }
  );
}
