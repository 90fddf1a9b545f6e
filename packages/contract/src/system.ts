import { z } from 'zod';

/** How an installation is: what whoever runs it looks at first. Nothing in it belongs to an organization. */
export const systemStateSchema = z.object({
  version: z.string(),
  node: z.string(),
  startedAt: z.iso.datetime(),
  database: z.object({
    kind: z.enum(['embedded', 'postgres']),
    version: z.string(),
    schema: z.string().describe('The last change of the schema that it has had'),
    bytes: z.number(),
    answerMs: z.number(),
  }),
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.number().int(),
      running: z.number().int(),
      oldestWaitingSeconds: z.number(),
    }),
  ),
  mail: z.object({
    server: z.string().nullable().describe('Null where mail is written to files'),
    from: z.string(),
  }),
  model: z.object({ name: z.string(), server: z.string() }).nullable(),
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }),
  lastBackup: z
    .object({ madeAt: z.iso.datetime(), rows: z.number().int(), bytes: z.number() })
    .nullable(),
});
export type SystemState = z.infer<typeof systemStateSchema>;

export const testMailSentSchema = z.object({
  to: z.string(),
  server: z.string().nullable(),
});
export type TestMailSent = z.infer<typeof testMailSentSchema>;
