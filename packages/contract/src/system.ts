import * as z from 'zod/mini';
import { given, state } from './figures/origin.ts';

export const importSourceKinds = ['folder', 'mailbox', 'bucket'] as const;
export type ImportSourceKind = (typeof importSourceKinds)[number];

/**
 * The state of an installation for its operator. It contains no data of organizations except names of files that the
 * operator may read.
 */
export const systemStateSchema = z.object({
  ...state({ version: z.string(), node: z.string(), startedAt: z.iso.datetime() }),
  database: z.object(
    state({
      kind: z.enum(['embedded', 'postgres']),
      version: z.string(),
      schema: z.string().check(z.describe('Name of the last applied migration')),
      bytes: z.number(),
      answerMs: z.number(),
    }),
  ),
  queues: z.array(
    z.object(
      state({
        name: z.string(),
        waiting: z.int(),
        running: z.int(),
        oldestWaitingSeconds: z.number(),
      }),
    ),
  ),
  webhooks: z
    .object(state({ waiting: z.int(), failed: z.int() }))
    .check(z.describe('Deliveries of the last 30 days, of all organizations')),
  mail: z.object(
    state({
      server: z.nullable(z.string()).check(z.describe('Null if mail is written to files')),
      from: z.string(),
    }),
  ),
  model: z.nullable(z.object(state({ name: z.string(), server: z.string() }))),
  speech: z
    .optional(
      z.object({
        ...state({
          model: z.string(),
          server: z.string(),
          minutesPerMonth: z
            .nullable(z.number())
            .check(z.describe('Limit of each organization; null without one')),
        }),
        month: z
          .array(
            z.object(
              state({
                organization: z.string().check(z.describe('Its name')),
                minutes: z.number(),
              }),
            ),
          )
          .check(z.describe('Minutes of recordings that were transcribed this month, in UTC')),
      }),
    )
    .check(z.describe('Absent if no speech service is set up')),
  disk: z.object(state({ freeBytes: z.number(), totalBytes: z.number() })),
  importSources: z.array(
    z.object({
      ...state({
        kind: z.enum(importSourceKinds),
        source: z.string().check(z.describe('A path, or an address without a password')),
        organization: z.string().check(z.describe('Its slug')),
        problem: z.nullable(z.string()).check(z.describe('Why files stay where they are')),
        lookedAt: z.iso.datetime(),
      }),
      last: z
        .array(
          z.object(
            state({
              at: z.iso.datetime(),
              state: z.enum(['imported', 'refused']),
              name: z
                .nullable(z.string())
                .check(z.describe('Null if the reader may not read the meeting')),
              reason: z
                .nullable(z.string())
                .check(
                  z.describe('Reason of a refusal; null under the same condition as the name'),
                ),
            }),
          ),
        )
        .check(z.describe('The last files, latest first')),
    }),
  ),
  signInProviders: z.array(
    z.object({
      ...state({
        organization: z.string().check(z.describe('Its name')),
        issuer: z.string(),
        protocol: z.enum(['openid', 'saml']),
      }),
      check: z
        .nullable(
          z.object(
            state({
              at: z.iso.datetime(),
              problem: z.nullable(z.string()).check(z.describe('Why it cannot be reached')),
            }),
          ),
        )
        .check(
          z.describe(
            'Result of a check in the last minutes; null before the first check, and for SAML',
          ),
        ),
      ...state({
        lastSuccessAt: z
          .nullable(z.iso.datetime())
          .check(z.describe('Time of the last sign-in or successful test')),
      }),
      failedTest: z
        .nullable(z.object(state({ at: z.iso.datetime(), error: z.string() })))
        .check(z.describe('The last test, if it failed')),
    }),
  ),
  lastBackup: z.nullable(
    z.object(state({ madeAt: z.iso.datetime(), rows: z.int(), bytes: z.number() })),
  ),
});
export type SystemState = z.infer<typeof systemStateSchema>;

export const testMailSentSchema = z.object({
  ...given({ to: z.string() }),
  ...state({ server: z.nullable(z.string()) }),
});
export type TestMailSent = z.infer<typeof testMailSentSchema>;
