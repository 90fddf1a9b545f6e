import {
  type ExportFormat,
  type ExportPart,
  exportFormatSchema,
  exportFormats,
  exportPath,
  meetingDetailSchema,
  meetingTranscriptSchema,
  needsTimes,
  pathFor,
  paths,
  type TrustSettings,
} from '@rapport/contract';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jsonb } from '../../database/jsonb.ts';
import { renderPdf } from '../../ground/document/render-pdf.ts';
import { exportsPerMinute, limitAttempts } from '../../platform/limit-attempts.ts';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import {
  buildJudgedMeeting,
  directoryIdOf,
  type JudgedSpeaker,
  saveTrust,
  tieToPeople,
} from '../../testing/factories/judged-meetings.ts';
import { buildMeeting } from '../../testing/factories/meetings.ts';
import { readStatus, upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { talkFormats } from '../../testing/write-exports.ts';
import { storeConfirmations } from '../corrections/store-confirmations.ts';
import { extractText } from '../transcripts/extract-text/extract-text.ts';

let app: TestApp;
let owner: SignedIn;
let anna: SignedIn;
let speakers: JudgedSpeaker[];

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.accounts.buildOwner();
  anna = await app.accounts.buildMember(owner.organizationId);
  speakers = [
    { name: 'Zoe', sentiment: 'negative' },
    { name: 'Bo', sentiment: 'neutral' },
    { name: 'Anna', sentiment: 'positive', directoryUserId: await directoryIdOf(app.db, anna) },
    { name: 'Cleo', sentiment: 'positive' },
    { name: 'Dan', sentiment: 'positive' },
  ];
});
afterAll(() => app.close());

type Trust = Partial<Omit<TrustSettings, 'participantNotice'>>;
const allow = (trust: Trust) =>
  saveTrust(app.db, owner.organizationId, {
    meetingReaders: 'everyone',
    individualFigures: 'readers',
    smallestGroup: 5,
    worksCouncilMode: false,
    ...trust,
  });
beforeEach(() => allow({}));

async function fileOf(
  reader: SignedIn,
  id: string,
  format: ExportFormat,
  without: ExportPart[] = [],
) {
  const response = await reader.call('GET', exportPath(id, format, without));
  expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
  return response;
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The text of an export, by the reader of uploads where it is a document. */
async function textOf(
  reader: SignedIn,
  id: string,
  format: ExportFormat,
  without: ExportPart[] = [],
) {
  const { rawPayload, body } = await fileOf(reader, id, format, without);
  if (format !== 'docx' && format !== 'pdf')
    return folded(body.replace(/\\(.)/g, '$1').replaceAll('**', ''));
  const fileName = `meeting.${format}`;
  return folded(await extractText({ bytes: new Uint8Array(rawPayload), fileName }));
}

const documents = ['docx', 'pdf', 'md'] as const;
const timed = [
  'WEBVTT',
  '00:00:01.000 --> 00:00:06.000\n<v Anna Berg>Good morning. Can you tell us where the billing migration stands, Tom?',
  '00:00:06.500 --> 00:00:14.000\n<v Tom Leiva>The billing migration is on track. I will send the load figures by Tuesday.',
  '00:00:14.500 --> 00:00:20.000\n<v Anna Berg>We decided to keep the date. =SUM(A1) & "x" | <b>bold</b> Łódź Анна',
].join('\n\n');

async function analysed(content: string | Uint8Array, name: string) {
  const id = await upload(owner, content, name);
  await vi.waitFor(
    async () => expect((await readStatus(owner, id)).processingStatus).toBe('completed'),
    { timeout: 20_000 },
  );
  return id;
}

/** Who said what, and when in whole seconds, which every format holds. */
async function turnsOf(id: string) {
  const answer = await owner.call('GET', pathFor(paths.meetingTranscript, id));
  const { turns, speakers } = meetingTranscriptSchema.parse(answer.json());
  const labels = new Map(speakers.map(({ participantId, label }) => [participantId, label]));
  return turns.map(({ participantId, start, text }) => ({
    speaker: labels.get(participantId ?? ''),
    start: Math.floor(start ?? -1),
    text,
  }));
}

describe('an export', () => {
  test('of each kind can be uploaded again', async () => {
    const id = await analysed(timed.replace('Good morning', 'Welcome back'), 'again.vtt');
    const before = await turnsOf(id);
    expect(before).toHaveLength(3);
    for (const format of talkFormats) {
      const { rawPayload } = await fileOf(owner, id, format);
      const again = await analysed(rawPayload, `again.${format}`);
      expect(await turnsOf(again), format).toEqual(before);
    }
  });

  test('of each kind contains what the page shows', async () => {
    const id = await analysed(timed, 'billing.vtt');
    const get = async (path: string) => (await owner.call('GET', pathFor(path, id))).json();
    const detail = meetingDetailSchema.parse(await get(paths.meeting));
    const transcript = meetingTranscriptSchema.parse(await get(paths.meetingTranscript));
    for (const format of documents) {
      const text = await textOf(owner, id, format);
      expect(text).toContain(detail.title);
      for (const sentence of transcript.summary) expect(text).toContain(folded(sentence.text));
      for (const item of detail.actionItems ?? []) expect(text).toContain(folded(item.text));
      for (const turn of transcript.turns) expect(text).toContain(folded(turn.text));
      for (const { user } of detail.participants)
        expect(text).toContain(`${user.firstName} ${user.lastName}`);
    }
    const rows: Record<string, string>[] = parse((await fileOf(owner, id, 'turns.csv')).body, {
      bom: true,
      columns: true,
      record_delimiter: '\r\n',
    });
    expect(rows.map((row) => [row.Speaker, row['Start in seconds'], row.Text])).toEqual(
      transcript.turns.map(({ start, text }, at) => [
        at === 1 ? 'Tom Leiva' : 'Anna Berg',
        `${start}`,
        text,
      ]),
    );
    const actions: Record<string, string>[] = parse((await fileOf(owner, id, 'actions.csv')).body, {
      bom: true,
      columns: true,
    });
    expect(detail.actionItems).not.toEqual([]);
    expect(actions.map((row) => [row.Action, row.Owner, row['Due day']])).toEqual(
      detail.actionItems?.map(({ text, owner: who, dueDay }) => [text, who ?? '', dueDay ?? '']),
    );
  });

  test('tells what people have noted of actions and findings since', async () => {
    const id = await analysed(timed, 'noted.vtt');
    const done = { state: 'done' as const, closedAt: new Date('2026-11-18T12:00:00Z') };
    await app.db.updateTable('actionItem').set(done).where('meetingId', '=', id).execute();
    const added = { text: 'Book the room', note: 'The large one', meetingId: id };
    expect((await owner.call('POST', paths.actions, { payload: added })).statusCode).toBe(200);
    const decision = { kind: 'add-decision', text: 'The date moves' };
    const path = pathFor(paths.corrections, id);
    expect((await owner.call('POST', path, { payload: decision })).statusCode).toBe(202);
    for (const format of documents) {
      const text = await textOf(owner, id, format);
      expect(text).toContain('Done Wednesday, 18 November 2026');
      expect(text).toContain('“I will send the load figures by Tuesday.”');
      expect(text).toMatch(/Book the room\W+The large one/);
      expect(text).toMatch(/[^“]The date moves[^”]+Added by hand/);
      expect(text.split('Added by hand')).toHaveLength(3);
    }
    const rows: Record<string, string>[] = parse((await fileOf(owner, id, 'actions.csv')).body, {
      bom: true,
      columns: true,
    });
    expect(
      rows.map(({ State, Note, Origin, ...row }) => [State, row['Done on'], Note, Origin]),
    ).toEqual([
      ['done', '2026-11-18', '', 'found'],
      ['open', '', 'The large one', 'added'],
    ]);
  });

  test('holds what may be a decision or an action only on request, and tells what was confirmed', async () => {
    const id = await analysed(timed, 'maybe.vtt');
    const key = { organizationId: owner.organizationId, meetingId: id };
    const { findings } = await app.db
      .selectFrom('meetingTranscript')
      .select('findings')
      .where('meetingId', '=', id)
      .executeTakeFirstOrThrow();
    if (!findings) throw new Error('The meeting has no findings.');
    const said = (quote: string, turn: number) => ({ text: quote, evidence: [{ turn, quote }] });
    const track = said('The billing migration is on track.', 1);
    const figures = said('Good morning.', 0);
    const action = { ...figures, owner: null, dueDate: null, dueDay: null, before: null };
    const maybe = { decisions: [track], actions: [action], openQuestions: [] };
    await app.db
      .updateTable('meetingTranscript')
      .set({ findings: jsonb({ ...findings, decisions: [], maybe }) })
      .where('meetingId', '=', id)
      .execute();
    await storeConfirmations(app.db, key);
    const plain = await textOf(owner, id, 'md', ['transcript']);
    expect(plain).toContain('None that Rapport is sure of.');
    expect(plain).not.toContain('ay be');
    const asked = async (format: ExportFormat) =>
      (await owner.call('GET', `${exportPath(id, format, ['transcript'])}&maybe=true`)).body;
    const whole = await asked('md');
    expect(whole).toMatch(/## May be decisions\s+.*“The billing migration is on track\.”/);
    expect(whole).toMatch(/## May be actions\s+.*“Good morning\.”/);
    expect((await fileOf(owner, id, 'actions.csv')).body).not.toContain('"maybe"');
    expect(await asked('actions.csv')).toContain(
      '"maybe","","00:00:01","Anna Berg","Good morning."',
    );
    const payload = { kind: 'confirm-decision', text: track.text, turn: 1 };
    const confirmed = await owner.call('POST', pathFor(paths.corrections, id), { payload });
    expect(confirmed.statusCode).toBe(202);
    expect(await textOf(owner, id, 'md', ['transcript'])).toMatch(
      /“The billing migration is on track\.”.{0,30}Tom Leiva, Confirmed/,
    );
  });

  test.each(['vtt', 'srt'] as const)(
    'as %s that is uploaded again gives the same turns',
    async (format) => {
      const turnsOf = async (id: string) => {
        const answer = await owner.call('GET', pathFor(paths.meetingTranscript, id));
        const { turns, speakers: named } = meetingTranscriptSchema.parse(answer.json());
        const labels = new Map(named.map(({ participantId, label }) => [participantId, label]));
        return turns.map(({ participantId, start, end, text }) => ({
          label: labels.get(participantId ?? ''),
          start,
          end,
          text,
        }));
      };
      const id = await analysed(timed, 'first.vtt');
      const { body } = await fileOf(owner, id, format);
      const again = await analysed(body, format === 'vtt' ? 'again.vtt' : 'again.txt');
      expect(await turnsOf(again)).toEqual(await turnsOf(id));
    },
  );

  test('is named after the meeting in any script, and typed', async () => {
    const title = 'Größe / 来週 "план"';
    const id = await buildMeeting(app.db, owner, {
      title,
      withResults: true,
      startsAt: new Date('2026-11-17T12:00:00Z'),
    });
    const { headers } = await fileOf(owner, id, 'turns.csv');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    const [, encoded = ''] =
      /filename\*=utf-8''(\S+)/i.exec(`${headers['content-disposition']}`) ?? [];
    expect(decodeURIComponent(encoded)).toBe('2026-11-17 Größe 来週 план, turns.csv');
  });

  test('leaves out the parts that were not asked for', async () => {
    const id = await analysed(timed, 'parts.vtt');
    for (const format of documents) {
      const text = await textOf(owner, id, format, ['transcript', 'actions', 'map']);
      expect(text).toContain('Participant Summaries');
      for (const part of ['Transcript', 'Owner', 'Connection Map'])
        expect(text).not.toContain(part);
    }
  });

  test('says which letters its typefaces lack; the Word file has them', async () => {
    const id = await buildJudgedMeeting(app.db, owner, [{ name: '山田', sentiment: 'neutral' }]);
    expect(await textOf(owner, id, 'docx')).toContain('山田');
    expect(await textOf(owner, id, 'pdf')).toContain('Some characters are shown as \ufffd');
    const plain = await buildJudgedMeeting(app.db, owner, [{ name: 'Ана', sentiment: 'neutral' }]);
    const text = await textOf(owner, plain, 'pdf');
    expect(text).toContain('Ана');
    expect(text).not.toContain('\ufffd');
  });

  test('ASVS 1.2.10: holds no formulas, links, pictures or markup of people', async () => {
    const title = '=HYPERLINK("http://a.example") ![x](http://a.example/p.png) <img src=x>';
    const id = await buildMeeting(app.db, owner, { title, withResults: true });
    await app.db
      .updateTable('actionItem')
      .set({ text: '@SUM(A1)', owner: '+cmd' })
      .where('meetingId', '=', id)
      .execute();
    const { body } = await fileOf(owner, id, 'actions.csv');
    expect(body).toContain(`"'@SUM(A1)","","'+cmd"`);
    const markdown = (await fileOf(owner, id, 'md')).body;
    expect(markdown.split('\n')[0]).toBe(
      '# =HYPERLINK("http://a.example") !\\[x\\](http://a.example/p.png) \\<img src=x\\>',
    );
  });
});

describe('what a reader may not see is in no export', () => {
  const moods = /\b(?:positive|neutral|negative|too little said|sounded)\b/i;

  /** The documents without the counts of moods, which are no figures of one person. */
  async function aboutPeople(reader: SignedIn, id: string) {
    const texts: string[] = [];
    for (const format of documents) texts.push(await textOf(reader, id, format, ['sentiment']));
    // The label of the meeting.
    return texts.map((text) => text.replace(/Sentiment:? .*? Related initiatives/, ''));
  }

  test('moods of people are in it where every reader sees them', async () => {
    const id = await buildJudgedMeeting(app.db, owner, speakers);
    for (const text of await aboutPeople(owner, id)) {
      expect(text).toMatch(/Zoe.{0,12}Negative/);
      expect(text).toMatch(/20 % of the talk/);
    }
  });

  test.each([
    { individualFigures: 'off' },
    // One's own mood is seen by oneself alone, and a file is passed on.
    { individualFigures: 'own' },
    { worksCouncilMode: true },
  ] as const)('moods of people, for %j', async (trust) => {
    await allow(trust);
    const sentence = 'Bo was frustrated with the vendor.';
    const source = { engine: 'model', model: 'example', kept: null } as const;
    const people = await tieToPeople(app.db, owner.organizationId, speakers);
    const id = await buildJudgedMeeting(app.db, owner, people, { source, sentence });
    for (const text of await aboutPeople(anna, id)) {
      expect(text).not.toMatch(moods);
      expect(text).not.toContain('frustrated');
    }
    for (const format of documents)
      expect(await textOf(anna, id, format)).toMatch(
        /3 of 5 participants who show feeling spoke positively/,
      );
  });

  test('what people show who are calm or said too little', async () => {
    const calm = { sentiment: 'neutral', judged: false, feeling: 'calm' } as const;
    const silent = { name: 'Quiet', sentiment: 'neutral', judged: false } as const;
    const id = await buildJudgedMeeting(app.db, owner, [
      ...[{ name: 'Zoe', sentiment: 'negative' } as const, { name: 'Ida', ...calm }, silent],
    ]);
    for (const format of documents) {
      const text = await textOf(owner, id, format);
      expect(text).toContain(
        'Calm. Too few people show feeling. 1 person is calm, 1 person said too',
      );
      expect(text).toMatch(/Ida.{0,12}Calm/);
      expect(text).toMatch(/Quiet.{0,12}Too little said/);
    }
  });

  test('talk figures in works-council mode, and an order that would reveal them', async () => {
    await allow({ worksCouncilMode: true });
    const id = await buildJudgedMeeting(app.db, owner, speakers);
    for (const text of await aboutPeople(owner, id)) {
      expect(text).not.toMatch(/% of the (?:talk|words)|\d turns[^,]/);
      const people = text.slice(text.indexOf('Participant Summaries'));
      const places = ['Bo', 'Cleo', 'Dan', 'Zoe'].map((name) => people.indexOf(name));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  test('the mood of a meeting with too few people', async () => {
    await allow({ individualFigures: 'off', smallestGroup: 6 });
    const id = await buildJudgedMeeting(app.db, owner, speakers);
    for (const format of documents) {
      const text = await textOf(owner, id, format);
      expect(text).toContain('Not shown: fewer than 6 people spoke');
      expect(text).not.toMatch(/spoke positively|of 10, positive/);
    }
  });

  test('what the organization has switched off', async () => {
    const off = { sentiment: false, interactionGraphs: false, actions: false };
    const id = await buildJudgedMeeting(app.db, owner, speakers);
    await app.db
      .updateTable('organizationSettings')
      .set(off)
      .where('organizationId', '=', owner.organizationId)
      .execute();
    for (const format of documents)
      expect(await textOf(owner, id, format)).not.toMatch(
        /Sentiment|Connection Map|\bOwner\b|sounded|\bNegative\b/,
      );
    expect((await owner.call('GET', exportPath(id, 'actions.csv'))).statusCode).toBe(404);
  });

  test('a meeting that one may not read is not found, in every format', async () => {
    await allow({ meetingReaders: 'participants' });
    const id = await buildMeeting(app.db, owner, { withResults: true });
    const stranger = await app.accounts.buildOwner();
    for (const format of exportFormatSchema.options) {
      expect((await owner.call('GET', exportPath(id, format))).statusCode, format).toBe(200);
      for (const reader of [anna, stranger])
        expect((await reader.call('GET', exportPath(id, format))).statusCode, format).toBe(404);
    }
  });
});

test.each(exportFormats.filter(needsTimes))(
  'without times there is no %s, and the answer says why',
  async (format) => {
    const id = await buildJudgedMeeting(app.db, owner, speakers);
    const response = await owner.call('GET', exportPath(id, format));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'NO_TIMES',
      message: expect.stringContaining('no times'),
    });
  },
);

test('a meeting whose analysis is not complete, and a transcript too long for a document, are refused with a sentence', async () => {
  // Each person exports so many files a minute.
  const reader = await app.accounts.buildMember(owner.organizationId, 'admin');
  const waiting = await buildMeeting(app.db, owner, { status: 'pending' });
  expect((await reader.call('GET', exportPath(waiting, 'md'))).json()).toMatchObject({
    code: 'NOT_ANALYSED',
  });
  const long = await buildJudgedMeeting(app.db, owner, speakers);
  const { coverage } = await app.db
    .selectFrom('meetingTranscript')
    .select('coverage')
    .where('meetingId', '=', long)
    .executeTakeFirstOrThrow();
  await app.db
    .updateTable('meetingTranscript')
    .set({ coverage: jsonb({ ...coverage, words: 200_001 }) })
    .where('meetingId', '=', long)
    .execute();
  expect((await reader.call('GET', exportPath(long, 'pdf'))).json()).toMatchObject({
    code: 'TOO_LONG',
    message: expect.stringContaining('Markdown and CSV hold any number'),
  });
  await fileOf(reader, long, 'md');
  for (const format of ['pdf', 'docx'] as const)
    expect(await textOf(reader, long, format, ['transcript'])).toContain('Participant Summaries');
});

test('a row of a PDF that is higher than a page keeps its other cells', async () => {
  const columns = ['Action', 'Owner'].map((title) => ({ title, width: 0.5 }));
  const rows = [[Array.from({ length: 900 }, () => 'word').join(' '), 'Tom Leiva']];
  const bytes = await renderPdf({
    title: 'A meeting',
    author: 'Larkfield',
    foot: 'Larkfield',
    blocks: [{ kind: 'table', columns, rows }],
  });
  expect(await extractText({ bytes, fileName: 'a.pdf' })).toContain('Tom Leiva');
});

test('a person exports so many files a minute, and no more', async () => {
  const busy = await app.accounts.buildMember(owner.organizationId);
  const id = await buildMeeting(app.db, owner, { withResults: true });
  for (let at = 1; at < exportsPerMinute; at += 1)
    await limitAttempts(app.db, [`export ${busy.accountId}`], exportsPerMinute);
  expect((await busy.call('GET', exportPath(id, 'srt'))).statusCode).toBe(200);
  expect((await busy.call('GET', exportPath(id, 'srt'))).statusCode).toBe(429);
});
