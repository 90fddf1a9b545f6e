import {
  type AskFilters,
  askFiltersSchema,
  askGroupSchema,
  askMeasures,
  askOrderSchema,
  askStateSchema,
  searchLengthMax,
} from '@rapport/contract';
import { z } from 'zod';
import { badRequest } from '../../../platform/errors.ts';
import { figureOfQuery } from '../../ask/counted/count-question.ts';
import { understandGiven } from '../../ask/question/understand-query.ts';
import { requireAsk } from '../../ask/require-ask.ts';
import { figureSchema, presentFigure } from '../present-figure.ts';
import { defineTool } from '../tool.ts';

/** Quotes answer 'said' and 'summary', through `ask`. */
const measureSchema = z.enum(askMeasures).exclude(['said', 'summary']);
const { from, to, people, series } = askFiltersSchema.shape;
const name = z.string().max(searchLengthMax);

/** The typed queries of Ask. */
export const queryFigures = defineTool({
  name: 'query_figures',
  title: 'Query figures',
  description:
    'One exact figure, with its definition and what was counted. `mood` is of groups only. Ids of people are in get_meeting, of series in list_series.',
  input: z.object({
    measure: measureSchema,
    departments: z.array(name).max(10).default([]).describe('Names of departments and teams'),
    topic: name.nullable().default(null),
    state: z.enum(askStateSchema.options).nullable().default(null),
    group: z.enum(askGroupSchema.options).nullable().default(null),
    order: z.enum(askOrderSchema.options).nullable().default(null),
    from,
    to,
    people,
    series,
  }),
  output: z.object({ figure: figureSchema }),
  missing: 'No such person or series that you may read. Call get_meeting or list_series for ids.',
  async run(call, { from, to, people, series, ...query }) {
    requireAsk(call.actor);
    const isOfPerson = query.group === 'person' || (people ?? []).length > 0;
    if (query.measure === 'mood' && isOfPerson)
      throw badRequest('MOOD_OF_PERSON', 'Moods are given of groups, never of single people.');
    const filters: AskFilters = askFiltersSchema.parse({ from, to, people, series });
    const understood = await understandGiven(call.db, call.actor, filters, query);
    if (understood.refusal !== null)
      throw badRequest('REFUSED', 'Figures on the health or family of a person are not given.');
    const figure = await figureOfQuery(call.ask, call.actor, understood);
    if (!figure)
      throw badRequest('NO_FIGURE', 'This query has no figure. Call ask with words instead.');
    return { figure: presentFigure(call.publicUrl, figure) };
  },
  got: () => '1 figure',
});
