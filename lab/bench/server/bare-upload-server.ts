import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createAnalysisPool } from '@rapport/server/features/transcripts/analysis/analysis-pool';
import { startLean } from '@rapport/server/platform/lean-start';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { z } from 'zod';

// The baseline of an upload: stores the file, reads it back, analyses it and stores the results as one value.
// No form, session, limit, queue or event.

startLean()();
const keptSchema = z.tuple([z.object({ bytes: z.instanceof(Uint8Array) })]);
const analyses = createAnalysisPool({ threads: availableParallelism() });
const database = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
await database.query(
  'create table "bareUpload" ("id" uuid primary key, "bytes" bytea, "results" json)',
);

const app = Fastify();
app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
app.post('/', async ({ body }) => {
  const id = randomUUID();
  await database.query({
    name: 'keep',
    text: 'insert into "bareUpload" values ($1, $2)',
    values: [id, body],
  });
  const { rows } = await database.query({
    name: 'read',
    text: 'select "bytes" from "bareUpload" where "id" = $1',
    values: [id],
  });
  const [{ bytes }] = keptSchema.parse(rows);
  const results = await analyses.run(
    { bytes, fileName: 'hour.vtt', directory: [] },
    async () => {},
  );
  await database.query({
    name: 'save',
    text: 'update "bareUpload" set "results" = $2 where "id" = $1',
    values: [id, JSON.stringify(results)],
  });
  return { id };
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send?.('ready');
