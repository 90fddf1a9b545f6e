import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';
import { viewNameLengthMax } from './limits.ts';
import { meetingFilterSchema } from './meeting.ts';
import { givenText } from './storable.ts';

/** What a saved view of the meetings list contains: filters and order, but no results and no search words. */
export const viewFilterSchema = z.omit(meetingFilterSchema, { search: true, can: true });
export type ViewFilter = z.infer<typeof viewFilterSchema>;

export const meetingViewSchema = z.object({
  ...given({ id: z.string(), name: z.string(), filter: viewFilterSchema }),
  ...state({
    meetings: z
      .int()
      .check(z.describe('Number of meetings that match the filter and that the caller may read')),
    isShared: z.boolean().check(z.describe('True if every member sees the view')),
  }),
  ...given({
    author: z
      .nullable(z.string())
      .check(
        z.describe(
          'Author of a colleague’s shared view; null for an own view, and for a former member',
        ),
      ),
  }),
  can: z.object(
    state({
      change: z.boolean().check(z.describe('May rename and delete the view')),
      share: z.boolean().check(z.describe('May share the view, and stop sharing it')),
    }),
  ),
});
export type MeetingView = z.infer<typeof meetingViewSchema>;

export const meetingViewsSchema = z.object({
  ...state({
    total: z.int().check(z.describe('Number of all meetings that the caller may read')),
    toConfirm: z
      .optional(z.int().check(z.positive()))
      .check(
        z.describe('Number of meetings with something that the caller may confirm; absent if none'),
      ),
    toCheck: z
      .optional(z.int().check(z.positive()))
      .check(z.describe('Number of meetings to check that the caller may read; absent if none')),
  }),
  views: z.array(meetingViewSchema).check(z.describe('Oldest first')),
});
export type MeetingViews = z.infer<typeof meetingViewsSchema>;

const viewNameSchema = givenText('Name', viewNameLengthMax);

export const newMeetingViewSchema = z.object({
  name: viewNameSchema,
  filter: viewFilterSchema.check(
    z.refine((filter) => Object.values(filter).some((value) => value !== undefined), {
      error: 'A view needs a filter or an order',
    }),
  ),
});
export type NewMeetingView = z.infer<typeof newMeetingViewSchema>;

export const createdViewSchema = z.object(given({ id: z.string() }));

export const meetingViewUpdateSchema = z.object({
  name: z.optional(viewNameSchema),
  isShared: z.optional(z.boolean()),
});
export type MeetingViewUpdate = z.infer<typeof meetingViewUpdateSchema>;
