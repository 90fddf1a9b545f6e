import Fastify from 'fastify';
import { Pool } from 'pg';
import { z } from 'zod';

// The baseline: a Fastify route that only runs the statements that it gets over IPC and returns the rows.

const messageSchema = z.object({
  path: z.string(),
  statements: z.array(z.object({ sql: z.string(), parameters: z.array(z.unknown()) })),
});

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = Fastify();
const served = new Map<string, z.infer<typeof messageSchema>['statements']>();

app.get('/*', async (request) => {
  const rows: unknown[] = [];
  for (const { sql, parameters } of served.get(request.url) ?? [])
    rows.push((await pool.query(sql, parameters)).rows);
  return rows;
});

process.on('message', (message) => {
  const { path, statements } = messageSchema.parse(message);
  served.set(path, statements);
});
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
process.send?.('ready');
