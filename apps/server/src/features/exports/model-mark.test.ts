import { exportPath, type TextSource } from '@rapport/contract';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonb } from '../../database/jsonb.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { buildJudgedMeeting, type JudgedSpeaker } from '../../testing/factories/judged-meetings.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { readZipEntries, unpackZipEntry } from '../transcripts/extract-text/zip/zip-reader.ts';

/* Texts that a language model wrote are marked, for readers and for programs (AI Act, Article 50). */

const sourceType =
  'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia';
const byModel: TextSource = { engine: 'model', model: 'example "7B"', kept: null };
const speakers: JudgedSpeaker[] = ['Zoe', 'Bo'].map((name) => ({ name, sentiment: 'neutral' }));

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
});
afterAll(() => app.close());

async function fileOf(
  id: string,
  format: 'docx' | 'pdf' | 'md',
  without: ('participants' | 'in-short')[] = [],
) {
  const response = await owner.call('GET', exportPath(id, format, without));
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
  return response;
}

/** What a program finds in each kind of file; empty where nothing is marked. */
const marks = {
  md: async (id: string) =>
    /^---\n(.*?)\n---\n\n# /s.exec((await fileOf(id, 'md')).body)?.[1] ?? '',
  docx: async (id: string) => {
    const bytes = new Uint8Array((await fileOf(id, 'docx')).rawPayload);
    const custom = readZipEntries(bytes, 100).find(({ name }) => name === 'docProps/custom.xml');
    return custom ? new TextDecoder().decode(unpackZipEntry(bytes, custom)) : '';
  },
  pdf: async (id: string) => {
    const pdf = await getDocumentProxy(new Uint8Array((await fileOf(id, 'pdf')).rawPayload));
    const { info } = await pdf.getMetadata();
    return JSON.stringify('Custom' in info ? info.Custom : '');
  },
};

test.each(['md', 'docx', 'pdf'] as const)(
  'in a %s file, with the model and the texts',
  async (format) => {
    const id = await buildJudgedMeeting(app.db, owner, speakers, { source: byModel });
    const mark = await marks[format](id);
    expect(mark).toContain(sourceType);
    expect(mark).toMatch(/example .{1,6}7B/);
    expect(mark).toContain('Summary; Summary of Zoe; Summary of Bo');
    const plain = await marks[format](await buildJudgedMeeting(app.db, owner, speakers));
    expect(plain).not.toContain('digitalsourcetype');
  },
);

test('only texts that are in the file are named, and each says so where some are by the built-in engine', async () => {
  const id = await buildJudgedMeeting(app.db, owner, speakers, { source: byModel });
  await app.db
    .updateTable('participant')
    .set({ summarySource: jsonb({ ...byModel, engine: 'embedded', kept: 'no-answer' }) })
    .where('meetingId', '=', id)
    .where('name', '=', 'Bo')
    .execute();
  const { body } = await fileOf(id, 'md');
  expect(body).toContain('Summary; Summary of Zoe"\n');
  expect(body).toMatch(/### Zoe\n\n[^#]*Text by a language model/);
  expect(body).not.toMatch(/### Bo\n\n[^#]*Text by a language model/);
  expect((await fileOf(id, 'md', ['in-short'])).body).toContain(': "Summary of Zoe"\n');
  const none = await fileOf(id, 'md', ['in-short', 'participants']);
  expect(none.body).toMatch(/^# Weekly/);
});
