import * as z from 'zod/mini';
import { computed, given, state } from './figures/origin.ts';
import {
  actionNoteLengthMax,
  actionsAtOnceMax,
  actionsPageSize,
  actionTextLengthMax,
  personNameLengthMax,
  searchLengthMax,
} from './limits.ts';
import { storable } from './storable.ts';
import { writtenDaySchema } from './written-day.ts';

/** An upload of meetings that are older is an import of past ones, whose actions nobody is waiting for. */
export const fromBeforeDays = 28;

export const actionStateSchema = z
  .enum(['open', 'from-before', 'done', 'dropped'])
  .check(
    z.describe(
      `\`from-before\`: said more than ${fromBeforeDays} days before its meeting was uploaded, and not taken up since`,
    ),
  );
export type ActionState = z.infer<typeof actionStateSchema>;

const actionOriginSchema = z
  .enum(['found', 'added'])
  .check(z.describe('Found in a meeting, or added by hand'));
export type ActionOrigin = z.infer<typeof actionOriginSchema>;

/** Groups in the order of the list. `earlier`: from before, and done or dropped with a due day before this week. */
export const actionGroups = ['overdue', 'this-week', 'later', 'no-date', 'earlier'] as const;
const actionGroupSchema = z.enum(actionGroups);
export type ActionGroup = z.infer<typeof actionGroupSchema>;

export const actionOwnerSchema = z.object(
  given({
    userId: z.nullable(z.string()).check(z.describe('Null for a name that nobody is tied to')),
    name: z.string(),
  }),
);
export type ActionOwner = z.infer<typeof actionOwnerSchema>;

export const actionMeetingSchema = z.object({
  ...given({ id: z.string(), title: z.string() }),
  ...computed('meeting-start', {
    date: z.iso.date().check(z.describe("YYYY-MM-DD in the organization's time zone")),
  }),
  ...given({
    turn: z
      .nullable(z.int().check(z.nonnegative()))
      .check(z.describe('Position of the turn with the quote; null if it was not said there')),
    start: z
      .nullable(z.number().check(z.nonnegative()))
      .check(z.describe('Seconds from the start of the meeting')),
    speaker: z
      .nullable(z.string())
      .check(z.describe('Who said it; null if it was not said, or the transcript has no name')),
  }),
});

export const actionSchema = z.object({
  ...given({ id: z.string(), origin: actionOriginSchema }),
  ...computed('actions', { text: z.string() }),
  ...given({
    quote: z
      .nullable(z.string())
      .check(z.describe('The words as they were said; null for an action that was added by hand')),
  }),
  ...computed('actions', {
    before: z
      .nullable(z.string())
      .check(z.describe("The previous sentence, if the quote refers to it with 'it' or 'that'")),
  }),
  ...state({
    isConfirmed: z.optional(z.literal(true)).check(z.describe('Somebody said that it is right')),
    isCorrected: z.boolean().check(z.describe('The text is no longer the words that were said')),
  }),
  owner: z.nullable(actionOwnerSchema),
  ...computed('actions', {
    dueDay: z.nullable(z.iso.date()),
    dueWords: z.nullable(z.string()).check(z.describe('The due date as said, if it names no day')),
  }),
  ...given({
    state: actionStateSchema,
    closedOn: z
      .nullable(z.iso.date())
      .check(z.describe('The day on which it was done or dropped, by the organization’s clock')),
    note: z.nullable(z.string()),
  }),
  meeting: z.nullable(actionMeetingSchema),
  ...given({
    author: z.nullable(z.string()).check(z.describe('Who added it by hand')),
    addedOn: z.nullable(z.iso.date()).check(z.describe('When it was added by hand')),
  }),
  ...computed('actions', {
    group: actionGroupSchema,
    carried: z
      .optional(z.int().check(z.positive()))
      .check(
        z.describe(
          'Said in so many earlier meetings of the series in like words, and not closed before this one. Only in the list of one meeting',
        ),
      ),
  }),
  can: z.object(
    state({
      change: z.boolean().check(z.describe('State, owner, day and note')),
      correct: z.boolean().check(z.describe('The words')),
    }),
  ),
});
export type Action = z.infer<typeof actionSchema>;

export const actionWeeks = [1, 4, 13, 52] as const;

/** A position in the list: the group, the rank in it, and the id. */
const actionCursorSchema = z
  .string()
  .check(z.regex(/^[0-4]_-?\d{1,15}_[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/));

export const actionFilterSchema = z.object({
  whose: z
    ._default(z.enum(['mine', 'team', 'all']), 'all')
    .check(z.describe('`team`: people of the caller’s department, the caller included')),
  state: z.optional(actionStateSchema),
  due: z.optional(actionGroupSchema),
  doneFrom: z
    .optional(writtenDaySchema)
    .check(z.describe('Done on this day or later, by the organization’s clock')),
  doneTo: z.optional(writtenDaySchema).check(z.describe('Done on this day or earlier')),
  owner: z
    .optional(z.string().check(z.maxLength(personNameLengthMax)))
    .check(z.describe('Id of a person of the directory, or `nobody`')),
  weeks: z
    .optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(520)))
    .check(
      z.describe('Number of past weeks: actions of their meetings, and actions added in them'),
    ),
  meeting: z.optional(z.string()),
  series: z.optional(z.uuid()).check(z.describe('Id of a series: actions of its meetings')),
  search: z.optional(z.string().check(z.maxLength(searchLengthMax))),
});
export type ActionFilter = z.infer<typeof actionFilterSchema>;

export const actionListQuerySchema = z.extend(actionFilterSchema, {
  limit: z._default(
    z.coerce.number().check(z.int(), z.gte(1), z.lte(actionsAtOnceMax)),
    actionsPageSize,
  ),
  after: z
    .optional(actionCursorSchema)
    .check(z.describe('Cursor of the start of the page: `next` of an earlier response')),
});
export type ActionListQuery = z.infer<typeof actionListQuerySchema>;

const count = z.int().check(z.nonnegative());

export const actionCountsSchema = z.object({
  ...computed('organization-actions', {
    all: count.check(z.describe('Actions that the caller may see, without filters')),
    mine: count.check(
      z.describe('Actions of the caller that match the other filters; `team` likewise'),
    ),
    team: count,
    open: count.check(z.describe('Open actions that match all filters; the fields below likewise')),
    fromBefore: count,
    done: count,
    dropped: count,
  }),
  groups: z.array(
    z.object(
      computed('organization-actions', { group: actionGroupSchema, total: count, open: count }),
    ),
  ),
});
export type ActionCounts = z.infer<typeof actionCountsSchema>;

export const actionListSchema = z.object({
  actions: z.array(actionSchema),
  ...state({
    next: z
      .nullable(actionCursorSchema)
      .check(z.describe('Cursor of the next page; null on the last page')),
  }),
  counts: z.nullable(actionCountsSchema).check(z.describe('Only on the first page')),
  ...state({ today: z.iso.date().check(z.describe('Today in the organization’s time zone')) }),
  ...given({
    department: z
      .nullable(z.string())
      .check(z.describe('The caller’s department; its people are `team`')),
  }),
});
export type ActionList = z.infer<typeof actionListSchema>;

const words = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'What is to be done?'),
    z.maxLength(actionTextLengthMax, `At most ${actionTextLengthMax} characters`),
    storable('The action'),
  );

export const chosenOwnerSchema = z.nullable(
  z.union([
    z.object({ userId: z.string() }),
    z.object({
      name: z
        .string()
        .check(z.trim(), z.minLength(1), z.maxLength(personNameLengthMax), storable('The name')),
    }),
  ]),
);

const chosenFields = {
  owner: z
    .optional(chosenOwnerSchema)
    .check(z.describe('A person of the directory, or a name; null for nobody')),
  dueDay: z.optional(z.nullable(writtenDaySchema)),
  note: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(actionNoteLengthMax, `At most ${actionNoteLengthMax} characters`),
          storable('The note'),
        ),
    ),
  ),
};

export const newActionSchema = z.object({
  text: words,
  ...chosenFields,
  meetingId: z.optional(z.nullable(z.string())),
});
export type NewAction = z.infer<typeof newActionSchema>;

export const actionChangeSchema = z.object({
  ids: z.array(z.string()).check(z.minLength(1), z.maxLength(actionsAtOnceMax)),
  ...chosenFields,
  text: z.optional(words).check(z.describe('Only for a single action')),
  state: z.optional(actionStateSchema),
});
export type ActionChange = z.infer<typeof actionChangeSchema>;

export const changedActionsSchema = z.object({ actions: z.array(actionSchema) });
export type ChangedActions = z.infer<typeof changedActionsSchema>;
