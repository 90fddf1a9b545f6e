import * as z from 'zod/mini';
import { computed, given, state } from '../figures/origin.ts';
import { handoverItemsMax, handoverLabelLengthMax, handoverNoteLengthMax } from '../limits.ts';
import { weekMoodSchema } from '../organization-figures/group-mood.ts';
import { givenText, storable } from '../storable.ts';
import { directoryQuerySchema } from '../user.ts';
import { writtenDaySchema } from '../written-day.ts';

/** A handover is made from this many weeks before its creation. */
export const handoverWeeks = 13;
/** Number of weeks before and after the last day that are compared. */
export const weeksAroundLeaving = 12;

const personSchema = z.object(
  given({
    id: z
      .nullable(z.string())
      .check(z.describe('Null if the person is no longer in the directory')),
    name: z.string(),
  }),
);

/** Search by a part of the name, or by id. */
export const offboardingPeopleQuerySchema = z
  .object({
    q: z.optional(directoryQuerySchema.shape.q),
    id: z.optional(z.uuid()).check(z.describe('Id of a person of the directory')),
  })
  .check(
    z.refine(({ q, id }) => (q === undefined) !== (id === undefined), {
      error: 'Enter a name, or an id',
      path: ['q'],
    }),
  );

const versionSchema = z
  .int()
  .check(
    z.describe('Send it with a change; the change is refused with 409 if there is a later version'),
  );

const daySchema = z.iso.date();
const nullableNote = z.nullable(z.string());

/** In the order of the list. */
export const handoverKindSchema = z.enum([
  'topic',
  'work',
  'series',
  'report',
  'action',
  'person',
  'document',
  'customer',
  'said',
  'own',
]);
export type HandoverKind = z.infer<typeof handoverKindSchema>;

const handoverQuoteSchema = z.object(
  given({
    text: z.string(),
    meetingId: z.string(),
    meeting: z.string().check(z.describe('Title')),
    date: daySchema,
    turn: z.int(),
    start: z.nullable(z.number()).check(z.describe('Seconds from the start of the meeting')),
    speaker: z.nullable(z.string()),
    before: z
      .nullable(z.object({ speaker: z.string(), text: z.string() }))
      .check(
        z.describe('The sentence by somebody else that leads to it; null if it stands by itself'),
      ),
  }),
);
export type HandoverQuote = z.infer<typeof handoverQuoteSchema>;

/** In so many meetings a later meeting shows that an item was taken over. */
export const meetingsOfTakeOver: Readonly<Record<HandoverKind, number>> = {
  topic: 2,
  work: 1,
  series: 1,
  report: 1,
  action: 1,
  person: 2,
  document: 1,
  customer: 1,
  said: 1,
  own: 1,
};

const takenOverSchema = z.object(
  given({
    on: daySchema,
    meetingId: z
      .nullable(z.string())
      .check(z.describe('Null for an action that is done in the list of actions')),
    meeting: z.nullable(z.string()).check(z.describe('Title')),
    turn: z.nullable(z.int()),
    start: z.nullable(z.number()),
  }),
);
export type TakenOver = z.infer<typeof takenOverSchema>;

export const handoverItemSchema = z.object({
  ...given({
    id: z.string(),
    kind: handoverKindSchema,
    label: z
      .nullable(z.string())
      .check(z.describe('The name; null if only meetings that the caller may not read contain it')),
    sourceId: z
      .nullable(z.string())
      .check(z.describe('Id of the action, the person or the series; null without one')),
    isOutside: z.boolean().check(z.describe('A guest, who is not in the directory')),
  }),
  ...computed('handover', {
    mentions: z
      .nullable(z.int())
      .check(
        z.describe(
          'Turns of the person who leaves that say it, in the weeks before it was found; of a report, the meetings in which they gave it',
        ),
      ),
    allMentions: z
      .nullable(z.int())
      .check(z.describe('Turns of everybody that say it, in these weeks')),
    meetings: z
      .nullable(z.int())
      .check(
        z.describe(
          'Of a topic or a series; of a document or customer, those in which the person who leaves names it; of a report, those in which they spoke; of a person, those with the person who leaves',
        ),
      ),
    tiesLeft: z
      .nullable(z.int())
      .check(
        z.describe(
          'Ties of a person without the one who leaves; of a guest, others here who speak with them as much',
        ),
      ),
  }),
  led: z
    .nullable(z.object(computed('handover', { opened: z.int(), of: z.int() })))
    .check(
      z.describe(
        'For a series: in how many of the meetings that the caller may read the person who leaves opened; null for callers who may not see figures',
      ),
    ),
  ...given({
    lastOn: z
      .nullable(daySchema)
      .check(
        z.describe(
          'Last day of a topic of meetings or of a series; for an action, the day on which it was said',
        ),
      ),
  }),
  ...computed('series', {
    nextOn: z.nullable(daySchema).check(z.describe('For a series: its next usual day')),
  }),
  ...state({
    isLate: z
      .boolean()
      .check(
        z.describe('True if it is not done and its due day, or that of the action, has passed'),
      ),
    lateDays: z.int().check(z.describe('Days since the due day; 0 if it is not late')),
  }),
  quote: z.nullable(handoverQuoteSchema),
  assignee: z.nullable(personSchema),
  takenOver: z
    .nullable(takenOverSchema)
    .check(
      z.describe(
        'The latest meeting since the item has its assignee that shows that they took it over; never set by hand',
      ),
    ),
  ...computed('handover', {
    shownIn: z
      .nullable(z.int())
      .check(
        z.describe('Number of meetings since then that show it; null if nobody else has the item'),
      ),
  }),
  ...given({
    dueDay: z.nullable(daySchema),
    note: nullableNote,
    doneOn: z
      .nullable(daySchema)
      .check(
        z.describe(
          'Day of completion; an action that is done or dropped in the list of actions is done here',
        ),
      ),
  }),
  ...state({
    isDoneInActions: z.boolean(),
    isNew: z
      .boolean()
      .check(z.describe('True if it was found after the list was made, and was not seen yet')),
    version: versionSchema,
  }),
});
export type HandoverItem = z.infer<typeof handoverItemSchema>;

const projectHead = {
  ...given({
    id: z.string(),
    person: personSchema,
    title: z.nullable(z.string()).check(z.describe('The person’s job title in the directory')),
    lastDay: z.nullable(daySchema).check(z.describe('Null if it is not known yet')),
  }),
  ...state({ items: z.int(), done: z.int() }),
  ...given({
    lookedAfterBy: z
      .nullable(z.string())
      .check(
        z.describe('Name of the person responsible for the plan; null if the account was deleted'),
      ),
  }),
};

export const offboardingListItemSchema = z.object(projectHead);
export type OffboardingListItem = z.infer<typeof offboardingListItemSchema>;

/** A task in a colleague's handover plan. Its assignee sees nothing else of the plan. */
export const handedTaskSchema = z.object({
  item: handoverItemSchema,
  person: personSchema.check(z.describe('The person who leaves')),
  ...given({ lastDay: z.nullable(daySchema) }),
});
export type HandedTask = z.infer<typeof handedTaskSchema>;

export const offboardingListSchema = z.object({
  ...state({
    today: daySchema.check(z.describe("Today in the organization's time zone")),
    mayPlan: z.boolean().check(z.describe('Whether the caller may plan about persons')),
  }),
  projects: z.array(offboardingListItemSchema).check(z.describe('Latest last day first')),
  handedToYou: z.array(handedTaskSchema).check(z.describe('Open tasks first')),
});
export type OffboardingList = z.infer<typeof offboardingListSchema>;

export const offboardingProjectSchema = z.object({
  ...projectHead,
  ...state({ today: daySchema }),
  ...given({
    department: z.nullable(z.string()),
    announcedOn: z.nullable(daySchema),
    note: nullableNote,
    createdOn: daySchema,
  }),
  ...computed('coverage', {
    fromMeetings: z
      .nullable(z.int())
      .check(
        z.describe(
          "Number of the person's meetings that the plan was made from, as far as its author could read them; null for callers who may not see figures",
        ),
      ),
  }),
  ...state({
    added: z.int().check(z.describe('Number of items found since the plan was made')),
    seen: z.int().check(z.describe('Number of items handed over that later meetings show')),
  }),
  ...computed('handover', {
    named: z
      .nullable(z.object({ documents: z.int(), customers: z.int() }))
      .check(
        z.describe(
          'What the person named in the weeks that the plan is made from, alone or not; null if it was not searched, or for callers who may not see figures',
        ),
      ),
  }),
  ...given({ foundSince: daySchema.check(z.describe('First day of these weeks')) }),
  readers: z.array(personSchema).check(z.describe('People of the directory who may open the plan')),
  list: z
    .array(handoverItemSchema)
    .check(z.describe('In the order of the kinds; items added by hand last')),
  ...state({
    peopleHidden: z
      .nullable(z.enum(['worksCouncil', 'figures']))
      .check(z.describe('Why only series and actions, or no people to introduce, are shown')),
    canChange: z.boolean().check(z.describe('May change the plan and its list')),
    canManage: z.boolean().check(z.describe('May share and delete the plan')),
    version: versionSchema,
    revision: z.string().check(z.describe('Changes with each change of the plan or its list')),
  }),
});
export type OffboardingProject = z.infer<typeof offboardingProjectSchema>;

const noteSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(
      handoverNoteLengthMax,
      `The note may have at most ${handoverNoteLengthMax} characters`,
    ),
    storable('The note'),
  );

const labelSchema = givenText('A name', handoverLabelLengthMax);

export const newOffboardingSchema = z.object({
  personId: z.uuid('Choose the person who leaves'),
  lastDay: z.optional(z.nullable(writtenDaySchema)).check(z.describe('If it is known')),
  announcedOn: z.optional(z.nullable(writtenDaySchema)),
  note: z.optional(noteSchema),
  isAnother: z
    .optional(z.boolean())
    .check(
      z.describe(
        'True to create it although the caller may open one for this person already; else that is refused with 409',
      ),
    ),
});
export type NewOffboarding = z.infer<typeof newOffboardingSchema>;

/** The code of the refusal of a second project for the same person. */
export const alreadyLeavingCode = 'ALREADY_LEAVING';

export const createdOffboardingSchema = z.object(given({ id: z.string() }));

export const offboardingChangeSchema = z.object({
  version: versionSchema,
  lastDay: z.optional(z.nullable(writtenDaySchema)),
  announcedOn: z.optional(z.nullable(writtenDaySchema)),
  note: z.optional(noteSchema),
});
export type OffboardingChange = z.infer<typeof offboardingChangeSchema>;

/** DELETE of an offboarding, which also deletes what was changed in its list. */
export const offboardingDeletionSchema = z.object({
  revision: z
    .string()
    .check(z.describe('The revision that was shown; refused with 409 if it has changed')),
});

export const offboardingVersionSchema = z.object(state({ version: versionSchema }));

export const newHandoverItemSchema = z.object({
  label: labelSchema,
  assigneeId: z.optional(z.nullable(z.uuid())),
  dueDay: z.optional(z.nullable(writtenDaySchema)),
  note: z.optional(noteSchema),
});
export type NewHandoverItem = z.infer<typeof newHandoverItemSchema>;

export const handoverItemChangeSchema = z.object({
  version: versionSchema,
  label: z.optional(labelSchema).check(z.describe('Only for items that were added by hand')),
  assigneeId: z.optional(z.nullable(z.uuid())),
  dueDay: z.optional(z.nullable(writtenDaySchema)),
  note: z.optional(noteSchema),
  isDone: z.optional(z.boolean()),
});
export type HandoverItemChange = z.infer<typeof handoverItemChangeSchema>;

export const lookedAgainSchema = z.object(
  state({ added: z.int().check(z.maximum(handoverItemsMax)) }),
);

export const offboardingFormatSchema = z.enum(['pdf', 'csv']);
export type OffboardingFormat = z.infer<typeof offboardingFormatSchema>;

const moodAroundSchema = z.object({
  ...given({
    department: z.string(),
    people: z.int().check(z.describe('Number of people in the directory')),
  }),
  ...computed('after-leaving', {
    before: z
      .nullable(z.number())
      .check(
        z.describe(
          'Mean of the shown weeks; `before` and `since` are null if either has no shown week',
        ),
      ),
    since: z.nullable(z.number()),
  }),
  weeks: z
    .array(z.nullable(weekMoodSchema))
    .check(z.describe('One mood for each week; null if it is hidden')),
});
export type MoodAround = z.infer<typeof moodAroundSchema>;

/** A number before the last day, and how many of these remain. */
const countedSchema = z.object({
  ...computed('after-leaving', { now: z.int(), of: z.int() }),
  ...given({ missing: z.array(z.string()).check(z.describe('Names of those that are missing')) }),
});

export const afterLeavingSchema = z.object({
  ...given({
    startsOn: z
      .nullable(daySchema)
      .check(z.describe('The day after the last day; null if that is not known yet')),
  }),
  ...state({
    hasStarted: z.boolean(),
    weeks: z.array(daySchema).check(z.describe('Mondays of the complete weeks before and since')),
    firstWeekSince: z.int().check(z.describe('Index in `weeks` of the first week since')),
    smallestGroup: z.int(),
  }),
  moods: z
    .nullable(
      z.object({
        own: z.nullable(moodAroundSchema).check(z.describe("Mood of the person's department")),
        organization: z.array(z.nullable(weekMoodSchema)),
        others: z
          .array(moodAroundSchema)
          .check(z.describe('Moods of departments that met with the person')),
      }),
    )
    .check(z.describe('Null if moods are switched off, or the caller may not see figures')),
  ties: z
    .nullable(z.object(computed('after-leaving', { now: z.int(), of: z.int() })))
    .check(
      z.describe(
        'Ties that others have taken up; null in works-council mode, or if the caller may not see figures',
      ),
    ),
  ...state({ tiesHidden: z.nullable(z.enum(['worksCouncil', 'figures'])) }),
  topics: countedSchema,
  series: z.extend(countedSchema, {
    paused: z
      .array(
        z.object({
          ...given({ name: z.string() }),
          ...computed('after-leaving', { weeks: z.int() }),
        }),
      )
      .check(
        z.describe(
          'Series that took place again since, and whose next usual day passed at least a week ago',
        ),
      ),
  }),
});
export type AfterLeaving = z.infer<typeof afterLeavingSchema>;
