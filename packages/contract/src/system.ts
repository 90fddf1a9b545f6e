import * as z from 'zod/mini';

/** The state of an installation for its operator. It contains no data of an organization. */
export const systemStateSchema = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: z.iso.datetime(),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    version: z.string(),
    schema: z.string().check(z.describe('Name of the last applied migration')),
    bytes: z.number(),
    answerMs: z.number(),
  }),
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.int(),
      running: z.int(),
      oldestWaitingSeconds: z.number(),
    }),
  ),
  mail: z.object({
    server: z.nullable(z.string()).check(z.describe('Null if mail is written to files')),
    from: z.string(),
  }),
  model: z.nullable(z.object({ name: z.string(), server: z.string() })),
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }),
  lastBackup: z.nullable(z.object({ madeAt: z.iso.datetime(), rows: z.int(), bytes: z.number() })),
});
export type SystemState = z.infer<typeof systemStateSchema>;

export const testMailSentSchema = z.object({
  to: z.string(),
  server: z.nullable(z.string()),
});
export type TestMailSent = z.infer<typeof testMailSentSchema>;
