import { z } from 'zod';
import { seriesPath } from '../../ask/figure/screens.ts';
import { linkTo } from '../present-said.ts';
import { defineTool } from '../tool.ts';

/** Series of meetings that the member may open, those with the latest meetings first. */
export const listSeries = defineTool({
  name: 'list_series',
  title: 'List series',
  description:
    'Series of meetings, such as a weekly, latest first. Use its id as `series` of the other tools.',
  input: z.object({
    skip: z.int().min(0).max(1000).default(0).describe('`next` of the earlier page'),
    limit: z.int().min(1).max(50).default(20),
  }),
  output: z.object({
    series: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        meetings: z.int(),
        everyDays: z.int().nullable(),
        firstDay: z.string(),
        lastDay: z.string(),
        lastMeetingId: z.string(),
        nextDay: z.string().nullable(),
        link: z.string(),
      }),
    ),
    total: z.int(),
    next: z.int().nullable().describe('Send it as `skip`; null on the last page'),
  }),
  async run({ actor, publicUrl, series: readers }, { skip, limit }) {
    const { series, total } = await readers.list(actor);
    const end = skip + limit;
    return {
      series: series.slice(skip, end).map((one) => ({
        ...one,
        everyDays: one.rhythm.everyDays,
        firstDay: one.firstDate,
        lastDay: one.lastDate,
        lastMeetingId: one.lastId,
        nextDay: one.nextDate,
        link: linkTo(publicUrl, seriesPath(one.id)),
      })),
      total,
      next: end < series.length ? end : null,
    };
  },
  got: ({ series }) => `${series.length} series`,
});
