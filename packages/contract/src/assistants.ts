import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';
import type { ActiveFeatures } from './organization-settings.ts';
import { givenText } from './storable.ts';

/** Address of the Model Context Protocol, for assistants. */
export const mcpPath = '/mcp';

/** Page on which a member allows an assistant to read. */
export const allowAssistantPath = '/allow-assistant';

/** What an assistant may do, under the rules in force, as told to its member or to others. */
export const assistantReads = (
  { actions, askMeAnything }: Pick<ActiveFeatures, 'actions' | 'askMeAnything'>,
  reader: 'you' | 'its member',
): string[] => [
  `Search and open the meetings ${reader} may open`,
  `Decisions${actions ? ', actions' : ''} and open questions`,
  'Series, topics and who was there',
  ...(askMeAnything ? ['Counts, as in Ask, and figures of groups'] : []),
  `What happened in a period, where ${reader === 'you' ? 'you see' : 'its member sees'} it`,
];

/** What an assistant never gets. */
export const assistantNeverGets = [
  'The mood of a person, in any mode',
  'Plans about persons: scenarios, cases, succession',
  'Sound, exports, settings and people’s data',
  'Writing or changing anything at all',
] as const;

/** Calls of all assistants of a member together. */
export const assistantCallsPerMinute = 60;
export const assistantCallsPerDay = 2000;

/** A request is an address with a few parameters. */
const assistantRequestLengthMax = 4000;

/** Days over which the calls of an assistant are counted. */
export const assistantCallDays = 28;

/** For how long an assistant may read; null until its member ends it, or it is not used for 90 days. */
const daysSchema = z.nullable(z.literal([1, 30]));

/** The caller's assistants, in all organizations. */
export const ownAssistantsSchema = z.object({
  ...state({
    isPossible: z.boolean().check(z.describe('Whether an organization of the caller has them on')),
    address: z.string().check(z.describe('To paste into an assistant')),
  }),
  assistants: z
    .array(
      z.object({
        ...given({
          id: z.string(),
          name: z.string().check(z.describe('What it calls itself; nobody has verified it')),
          host: z.string().check(z.describe('Where it is told that it may read')),
          connectedAt: z.iso.datetime(),
          expiresAt: z.nullable(z.iso.datetime()),
          organization: z.string(),
          lastUsedAt: z.nullable(z.iso.datetime()),
        }),
        ...state({ isOn: z.boolean().check(z.describe('False while assistants are off there')) }),
      }),
    )
    .check(z.describe('Newest first')),
});
export type OwnAssistants = z.infer<typeof ownAssistantsSchema>;

/** A request of an assistant, as it opened the page: its query, which is signed. */
const request = z.string().check(z.maxLength(assistantRequestLengthMax));

export const assistantRequestQuerySchema = z.object({ request });

export const assistantRequestSchema = z.object({
  ...given({
    name: z.string().check(z.describe('What the assistant calls itself; nobody has verified it')),
    host: z.string().check(z.describe('Where it is told that it may read')),
  }),
  ...state({
    isThisComputer: z.boolean().check(z.describe('Whether that is the computer of the browser')),
  }),
  organizations: z
    .array(
      z.object({
        ...given({ id: z.string(), name: z.string() }),
        ...state({
          isActive: z.boolean().check(z.describe('Whether the session is in it')),
          meetings: z
            .int()
            .check(z.nonnegative(), z.describe('That the caller may open, and so the assistant')),
          reads: z
            .array(z.string())
            .check(z.describe('What it could read, under the rules in force')),
        }),
      }),
    )
    .check(z.describe('Of the caller, with assistants on and open to this session')),
});
export type AssistantRequest = z.infer<typeof assistantRequestSchema>;

export const assistantAnswerSchema = z.discriminatedUnion('isAllowed', [
  z.object({
    isAllowed: z.literal(true),
    request,
    organizationId: givenText('Organization', 100),
    days: daysSchema,
  }),
  z.object({ isAllowed: z.literal(false), request }),
]);
export type AssistantAnswer = z.infer<typeof assistantAnswerSchema>;

export const assistantAnsweredSchema = z.object(
  state({ continueAt: z.string().check(z.describe('Address of the assistant')) }),
);

export const assistantListSchema = z.object({
  ...state({ address: z.string().check(z.describe('To paste into an assistant')) }),
  assistants: z
    .array(
      z.object({
        ...given({
          id: z.string(),
          name: z.string().check(z.describe('Of its key, or what it calls itself')),
          host: z
            .nullable(z.string())
            .check(z.describe('Where its member let it connect; null with an API key')),
          member: z.string().check(z.describe('The person for whom it reads')),
          expiresAt: z.nullable(z.iso.datetime()),
          lastCallAt: z.nullable(z.iso.datetime()),
        }),
        ...state({
          calls: z
            .int()
            .check(z.nonnegative(), z.describe(`In the last ${assistantCallDays} days`)),
        }),
      }),
    )
    .check(
      z.describe(
        'Those that members have connected, then keys with the scope `assistant`; newest first',
      ),
    ),
  lastCalls: z
    .array(
      z.object(
        given({
          id: z.string(),
          at: z.iso.datetime(),
          member: z.nullable(z.string()).check(z.describe('Null after the person was erased')),
          assistant: z.nullable(z.string()),
          got: z.nullable(z.string()).check(z.describe("'search_meetings, 9 meetings'")),
        }),
      ),
    )
    .check(z.describe('From the audit log, newest first')),
});
export type AssistantList = z.infer<typeof assistantListSchema>;
