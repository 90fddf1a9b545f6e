import {
  meetingDetailSchema,
  meetingTranscriptSchema,
  myDataSchema,
  pathFor,
  paths,
  type SpeakerChoice,
  type SpeakerList,
  speakerChoicesSchema,
  speakerChosenSchema,
  speakerListSchema,
  speakersConfirmedSchema,
} from '@rapport/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../testing/factories/accounts.ts';
import { formWith, sendForm, upload } from '../../testing/factories/transcripts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { waitForEvent } from '../../testing/wait-for-event.ts';

let app: TestApp;
let owner: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.accounts.buildOwner();
});

const talk = (name: string, about = 'billing') =>
  [
    `Anna Berg: Good morning. Can you tell us where the ${about} migration stands?`,
    `${name}: The ${about} migration is on track. I will send the load figures by Tuesday.`,
    `Anna Berg: That is great news, thank you. I am really happy with the progress.`,
    `${name}: Thanks. The team did wonderful work on the ${about} migration.`,
  ].join('\n');

async function read(name: string, by = owner): Promise<string> {
  const completed = waitForEvent(app.bus, 'transcript-processing-completed');
  const id = await upload(by, talk(name), '2026-11-19 billing weekly.txt');
  await completed;
  return id;
}

/** Returns ids by address. */
async function people(...rows: [first: string, last: string][]): Promise<string[]> {
  const found = await app.db
    .insertInto('directoryUser')
    .values(
      rows.map(([firstName, lastName]) => ({
        organizationId: owner.organizationId,
        email: `${firstName}.${lastName}@harbour.example`.toLowerCase(),
        firstName,
        lastName,
        syncSource: 'USER_UPLOAD',
        teams: [],
      })),
    )
    .returning('id')
    .execute();
  return found.map(({ id }) => id);
}

const list = async (query = '', by = owner): Promise<SpeakerList> =>
  speakerListSchema.parse((await by.call('GET', `${paths.speakers}${query}`)).json());

const choose = (payload: SpeakerChoice, by = owner) =>
  by.call('POST', paths.speakerChoices, { payload });

async function chosen(payload: SpeakerChoice) {
  const answer = await choose(payload);
  expect(answer.statusCode).toBe(200);
  return speakerChosenSchema.parse(answer.json());
}

const undo = (...choiceIds: string[]) =>
  owner.call('POST', paths.speakersUndo, { payload: { choiceIds } });

const choices = async () =>
  speakerChoicesSchema.parse((await owner.call('GET', paths.speakerChoices)).json()).choices;

/** How the speaker with the label is tied. */
async function tieOf(meetingId: string, label: string) {
  const answer = await owner.call('GET', pathFor(paths.meetingTranscript, meetingId));
  const { speakers } = meetingTranscriptSchema.parse(answer.json());
  return speakers.find((speaker) => speaker.label === label)?.tie ?? null;
}

/** Works also while the meeting is analysed again, which replaces its transcript. */
async function tiedIn(meetingId: string): Promise<string[]> {
  const answer = await owner.call('GET', pathFor(paths.meeting, meetingId));
  return meetingDetailSchema.parse(answer.json()).participantSyncedUserIds;
}

describe('the list', () => {
  test('has names once for all their meetings, with a quote and suggestions', async () => {
    const [marco = ''] = await people(['Marco', 'Bellini'], ['Anna', 'Berg']);
    await read('marco');
    const latest = await read('marco');
    const { speakers, ...rest } = await list();
    expect(speakers).toEqual([
      {
        id: 'name:marco',
        name: 'marco',
        isOneMeeting: false,
        looksLikeRoom: false,
        is: null,
        meetings: 2,
        turns: 4,
        lastDate: '2026-11-19',
        quote: expect.objectContaining({ text: expect.stringContaining('billing migration') }),
        suggestions: [
          {
            person: { id: marco, name: 'Marco Bellini', title: null },
            confidence: 'likely',
            reason: 'The only Marco in the directory',
          },
        ],
      },
    ]);
    expect(speakers[0]?.quote?.eventId).toSatisfy((id) => id === latest || typeof id === 'string');
    expect(rest).toEqual({
      next: null,
      open: 1,
      skipped: 0,
      guests: 0,
      choices: 0,
      known: 1,
      total: 2,
      knownTurns: 0.5,
      veryLikely: 0,
      hidden: 0,
    });
  });

  test('is sorted and read in pages', async () => {
    for (const name of ['Zoe', 'Ben', 'Ben', 'Cleo']) await read(name);
    await people(['Anna', 'Berg']);
    const names = async (query: string) => (await list(query)).speakers.map(({ name }) => name);
    expect((await names('?sort=meetings')).slice(0, 2)).toEqual(['Anna Berg', 'Ben']);
    expect(await names('?sort=name')).toEqual(['Anna Berg', 'Ben', 'Cleo', 'Zoe']);
    const first = await list('?sort=name&limit=3');
    expect(first.next).not.toBeNull();
    expect(await names(`?sort=name&limit=3&cursor=${first.next}`)).toEqual(['Zoe']);
    expect((await owner.call('GET', `${paths.speakers}?cursor=nonsense`)).statusCode).toBe(400);
  });

  test('contains nothing from meetings that the reader may not read, but states the number of such names', async () => {
    const admin = await app.accounts.buildMember(owner.organizationId, 'admin');
    await read('Secret Guest');
    await read('marco', admin);
    const trust = { payload: { meetingReaders: 'participants', confirmed: true } };
    expect((await owner.call('PATCH', paths.trust, trust)).statusCode).toBe(200);
    const answer = await list('', admin);
    expect(answer.speakers.map(({ name }) => name).sort()).toEqual(['Anna Berg', 'marco']);
    expect(answer).toMatchObject({ open: 2, hidden: 1, total: 2 });
    const refused = await choose({ speakerId: 'name:secret guest', is: 'guest' }, admin);
    expect(refused.statusCode).toBe(404);
  });

  test('is for those who may change the directory', async () => {
    const member = await app.accounts.buildMember(owner.organizationId);
    expect((await member.call('GET', paths.speakers)).statusCode).toBe(403);
    expect((await choose({ speakerId: 'name:marco', is: 'guest' }, member)).statusCode).toBe(403);
  });
});

describe('a choice', () => {
  test('applies to past and future meetings, and undoing it to both', async () => {
    const [marco = ''] = await people(['Marco', 'Bellini']);
    const past = await read('FLCL');
    const revised = waitForEvent(app.bus, 'meeting-updated', past);
    const choice = await chosen({ speakerId: 'name:flcl', is: 'person', userId: marco });
    expect(choice.meetings).toBe(1);
    const tie = { userId: marco, how: 'alias', sure: 'certain' };
    expect(await tiedIn(past)).toEqual([marco]);
    await revised;
    expect(await tieOf(past, 'FLCL')).toEqual(tie);
    const coming = await read('flcl');
    expect(await tieOf(coming, 'flcl')).toEqual(tie);
    expect(await choices()).toMatchObject([
      { name: 'FLCL', is: 'person', person: { name: 'Marco Bellini' }, isOneMeeting: false },
    ]);

    expect((await undo(choice.choiceId)).statusCode).toBe(204);
    expect(await tiedIn(past)).toEqual([]);
    expect(await tiedIn(coming)).toEqual([]);
    expect(await choices()).toEqual([]);
    expect((await undo(choice.choiceId)).statusCode).toBe(404);
  });

  test('made during an analysis ties the analysed meeting; earlier ones are left to the choice', async () => {
    const [marco = ''] = await people(['Marco', 'Bellini']);
    const past = await read('FLCL');
    app.gate.hold('summarizing');
    const analysed = read('FLCL');
    const coming = await app.gate.arrived();
    // As while a choice is made: it is stored, and does not have the locks of its meetings yet.
    await app.db
      .insertInto('speakerAlias')
      .values({
        organizationId: owner.organizationId,
        heardAs: 'flcl',
        name: 'FLCL',
        is: 'person',
        directoryUserId: marco,
        chosenBy: owner.accountId,
        meetingId: null,
        correctionId: null,
        chosenAt: new Date(),
      })
      .execute();
    app.gate.open();
    await analysed;
    expect(await tiedIn(coming)).toEqual([marco]);
    expect(await tiedIn(past)).toEqual([]);
  });

  test('of a guest, a room or nothing yet removes the name from the open ones', async () => {
    for (const name of ['Dr. Okonjo', 'Room Elbe', 'Later']) await read(name);
    await people(['Nobody', 'Else']);
    await chosen({ speakerId: 'name:dr. okonjo', is: 'guest' });
    await chosen({ speakerId: 'name:room elbe', is: 'room' });
    await chosen({ speakerId: 'name:later', is: 'skipped' });
    expect(await list()).toMatchObject({ open: 1, guests: 2, skipped: 1, known: 2, total: 4 });
    const names = async (tab: string) =>
      (await list(`?tab=${tab}&sort=name`)).speakers.map(({ name, is }) => [name, is]);
    expect(await names('guests')).toEqual([
      ['Dr. Okonjo', 'guest'],
      ['Room Elbe', 'room'],
    ]);
    expect(await names('skipped')).toEqual([['Later', 'skipped']]);
    await chosen({ speakerId: 'name:later', is: 'guest' });
    expect(await list()).toMatchObject({ guests: 3, skipped: 0, choices: 3 });
  });

  test('never overrides an address, a whole name or a tie by hand', async () => {
    const [marco = '', anna = ''] = await people(['Marco', 'Bellini'], ['Anna', 'Stone']);
    const id = await read('FLCL');
    const { speakers } = await list();
    const flcl = speakers.find(({ name }) => name === 'FLCL');
    const answer = await owner.call('GET', pathFor(paths.meetingTranscript, id));
    const participants = meetingTranscriptSchema.parse(answer.json()).speakers;
    const participantId = participants.find(({ label }) => label === 'FLCL')?.participantId ?? '';
    const revised = waitForEvent(app.bus, 'meeting-updated', id);
    await owner.call('POST', pathFor(paths.corrections, id), {
      payload: { kind: 'tie-speaker', participantId, userId: anna },
    });
    await revised;
    await read('FLCL');
    await chosen({ speakerId: flcl?.id ?? '', is: 'person', userId: marco });
    expect(await tiedIn(id)).toEqual([anna]);

    const byName = await read('Marco Bellini');
    const byMail = await read('FLCL (anna.stone@harbour.example)');
    expect((await tieOf(byName, 'Marco Bellini'))?.how).toBe('name');
    expect((await tieOf(byMail, 'FLCL (anna.stone@harbour.example)'))?.userId).toBe(anna);
  });

  test("for 'Speaker 3' is a correction of its meeting", async () => {
    const [marco = ''] = await people(['Marco', 'Bellini']);
    const id = await read('Speaker 3');
    const other = await read('Speaker 3');
    const { speakers } = await list();
    const cards = speakers.filter(({ isOneMeeting }) => isOneMeeting);
    expect(cards.map(({ meetings }) => meetings)).toEqual([1, 1]);
    const card = cards.find(({ quote }) => quote?.eventId === id);
    const choice = await chosen({ speakerId: card?.id ?? '', is: 'person', userId: marco });
    expect(await tiedIn(id)).toEqual([marco]);
    expect(await tiedIn(other)).toEqual([]);
    expect((await choices())[0]).toMatchObject({ isOneMeeting: true });
    expect((await undo(choice.choiceId)).statusCode).toBe(204);
    expect(await tiedIn(id)).toEqual([]);
    const guest = cards.find(({ quote }) => quote?.eventId === other)?.id ?? '';
    await chosen({ speakerId: guest, is: 'guest' });
    expect(await list()).toMatchObject({ guests: 1 });
  });

  test('of a person of another organization is refused', async () => {
    const stranger = await app.accounts.buildOwner();
    const foreign = await app.db
      .selectFrom('directoryUser')
      .select('id')
      .where('organizationId', '=', stranger.organizationId)
      .executeTakeFirstOrThrow();
    await read('marco');
    const answer = await choose({ speakerId: 'name:marco', is: 'person', userId: foreign.id });
    expect(answer.statusCode).toBe(404);
    const without = await choose({ speakerId: 'name:marco', is: 'person' });
    expect(without.statusCode).toBe(400);
  });
});

test('all that is very likely is confirmed together, and undone together', async () => {
  const [jorg = ''] = await people(['Jörg', 'Müller'], ['Ines', 'Carvalho']);
  const id = await read('Joerg Mueller');
  expect(await list()).toMatchObject({ veryLikely: 1 });
  const confirm = (expected: number) =>
    owner.call('POST', paths.speakersConfirm, { payload: { expected } });
  expect((await confirm(2)).statusCode).toBe(409);
  const { choiceIds } = speakersConfirmedSchema.parse((await confirm(1)).json());
  expect(await tieOf(id, 'Joerg Mueller')).toMatchObject({ userId: jorg });
  expect(await list()).toMatchObject({ veryLikely: 0 });
  await undo(...choiceIds);
  expect(await list()).toMatchObject({ veryLikely: 1 });
});

test('several names are guests with one call, and open again with one undo', async () => {
  await read('Zeno Quist');
  await read('Yara Pilz');
  await read('Speaker 3');
  const before = await list();
  const guests = before.speakers.filter(({ name }) => /Zeno|Yara|Speaker 3/.test(name));
  expect(guests).toHaveLength(3);
  const mark = (speakerIds: readonly string[]) =>
    owner.call('POST', paths.speakersGuests, { payload: { speakerIds } });
  const ids = guests.map(({ id }) => id);
  expect((await mark([...ids, 'name:nobody'])).statusCode).toBe(404);
  expect((await list()).guests).toBe(before.guests);

  const marked = await mark(ids);
  const { choiceIds } = speakersConfirmedSchema.parse(marked.json());
  expect(choiceIds).toHaveLength(3);
  expect(await list()).toMatchObject({ guests: before.guests + 3, open: before.open - 3 });
  expect((await choices()).slice(0, 3).map(({ is }) => is)).toEqual(['guest', 'guest', 'guest']);
  const log = await owner.call('GET', `${paths.auditLog}?action=speaker-matched`);
  expect(log.json().entries[0]).toMatchObject({ detail: '3 names marked as guests' });

  await undo(...choiceIds);
  expect(await list()).toMatchObject({ guests: before.guests, open: before.open });
});

test('an import ties speakers of earlier meetings by name and address', async () => {
  const byName = await read('Nadia Rahimi');
  const byMail = await read('NR (nadia@harbour.example)');
  const content = 'email,firstName,lastName\nnadia@harbour.example,Nadia,Rahimi\n';
  await sendForm(owner, paths.importUsers, formWith({ name: 'people.csv', content }));
  await expect.poll(() => tiedIn(byName)).toHaveLength(1);
  await expect.poll(() => tiedIn(byMail)).toEqual(await tiedIn(byName));
});

test("'Your data' shows the names chosen for a person", async () => {
  const self = await app.db
    .updateTable('directoryUser')
    .set({ firstName: 'Helena', lastName: 'Brandt' })
    .where('organizationId', '=', owner.organizationId)
    .where('accountId', '=', owner.accountId)
    .returning('id')
    .executeTakeFirstOrThrow();
  await read('HeBr');
  await chosen({ speakerId: 'name:hebr', is: 'person', userId: self.id });
  const { profile } = myDataSchema.parse((await owner.call('GET', paths.myData)).json());
  expect(profile.directory?.heardAs).toEqual(['HeBr']);
});

test("a person's erasure or deletion deletes what was chosen for them", async () => {
  const [marco = '', henrik = ''] = await people(['Marco', 'Bellini'], ['Henrik', 'Aas']);
  const id = await read('FLCL');
  await read('HA');
  const revised = waitForEvent(app.bus, 'meeting-updated', id);
  await chosen({ speakerId: 'name:flcl', is: 'person', userId: marco });
  await revised;
  await chosen({ speakerId: 'name:ha', is: 'person', userId: henrik });
  const erased = await owner.call('POST', pathFor(paths.erasure, marco), {
    payload: { name: 'Marco Bellini' },
  });
  expect(erased.statusCode).toBe(204);
  expect((await choices()).map(({ name }) => name)).toEqual(['HA']);
  expect((await list()).speakers.map(({ name }) => name)).not.toContain('Former participant');
  await app.db.deleteFrom('directoryUser').where('id', '=', henrik).execute();
  expect(await choices()).toEqual([]);
});
