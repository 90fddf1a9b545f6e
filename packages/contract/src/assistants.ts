import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';
import type { ActiveFeatures } from './organization-settings.ts';

/** Address of the Model Context Protocol, for assistants. */
export const mcpPath = '/mcp';

/** What an assistant may do, under the rules in force. */
export const assistantReads = ({
  actions,
  askMeAnything,
}: Pick<ActiveFeatures, 'actions' | 'askMeAnything'>): string[] => [
  'Search and open the meetings its member may open',
  `Decisions${actions ? ', actions' : ''} and open questions`,
  'Series, topics and who was there',
  ...(askMeAnything ? ['Counts, as in Ask, and figures of groups'] : []),
  'What happened in a period, where its member sees it',
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

/** Days over which the calls of an assistant are counted. */
export const assistantCallDays = 28;

export const assistantListSchema = z.object({
  ...state({ address: z.string().check(z.describe('To paste into an assistant')) }),
  assistants: z
    .array(
      z.object({
        ...given({
          id: z.string().check(z.describe('Id of its API key')),
          name: z.string(),
          member: z.string().check(z.describe('The person for whom it reads')),
          expiresAt: z.iso.datetime(),
          lastCallAt: z.nullable(z.iso.datetime()),
        }),
        ...state({
          calls: z
            .int()
            .check(z.nonnegative(), z.describe(`In the last ${assistantCallDays} days`)),
        }),
      }),
    )
    .check(z.describe('Keys with the scope `assistant`, newest first')),
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
