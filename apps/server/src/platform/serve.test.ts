import { paths } from '@rapport/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { SignedIn } from '../testing/factories/accounts.ts';
import { buildMeeting } from '../testing/factories/meetings.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const lineSchema = z.object({
  level: z.number(),
  msg: z.string(),
  res: z.object({ statusCode: z.number() }).optional(),
});
const lines: z.infer<typeof lineSchema>[] = [];
const log = pino({}, { write: (line) => void lines.push(lineSchema.parse(JSON.parse(line))) });

let app: TestApp;
let owner: SignedIn;
let meetingId: string;

beforeAll(async () => {
  app = await startTestApp({}, undefined, log);
  owner = await app.accounts.buildOwner();
  meetingId = await buildMeeting(app.db, owner, { withResults: true });
});
afterAll(() => app.close());

test.each([
  ['a file in pieces', paths.auditLogFile, 'text/csv; charset=utf-8'],
  ['a whole file', paths.figureRegisterCsv, 'text/csv; charset=utf-8'],
  ['an answer written before', paths.organizationMap, 'application/json; charset=utf-8'],
  ['an answer in pieces', paths.meetingTranscript, 'application/json; charset=utf-8'],
])('%s is answered and logged with 200, without a warning', async (_, path, type) => {
  lines.length = 0;
  const answer = await owner.call('GET', path.replace(':id', meetingId));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe(type);
  expect(answer.body).not.toBe('');
  await expect.poll(() => lines.flatMap(({ res }) => res?.statusCode ?? [])).toEqual([200]);
  expect(lines.filter(({ level }) => level > 30)).toEqual([]);
});
