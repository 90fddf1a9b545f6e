import type { ErasurePreview, OrganizationUser } from '@rapport/contract';
import type { Database, Queryable } from '../../database/types.ts';
import { deleteUnreadableActions } from '../../ground/action/unreadable-actions-repository.ts';
import { deleteFile } from '../../ground/meeting/meeting-file-repository.ts';
import { lockMeeting } from '../../ground/meeting/meeting-repository.ts';
import { markSeriesOf } from '../../ground/meeting/out-of-date-series-repository.ts';
import { markWeeksOf } from '../../ground/meeting/out-of-date-week-repository.ts';
import { indexMeeting } from '../../ground/search-index/index-meeting.ts';
import { AppError, badRequest, forbidden } from '../../platform/errors.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor, Member } from '../../platform/session.ts';
import { forgetPersonInAuditLog } from '../audit/forget-person.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { forgetNamesOf, readNamesOf } from '../speakers/read-aliases.ts';
import { getUser } from '../users/read-users.ts';
import { listOwnActionsNaming, saveActionTexts } from './action-erasure-repository.ts';
import { eraseFromTexts } from './erase-from-texts.ts';
import { nameDigest } from './erased-names.ts';
import {
  deleteCancelledFiles,
  deletePerson,
  forgetInAnsweredMoods,
  hasNamesake,
  insertErasedNames,
  listMeetingsNaming,
  type NamedIn,
} from './erasure-repository.ts';
import { formerNames } from './former-participant.ts';
import { changeTurns, forgetMoods, readTexts, saveTexts } from './meeting-texts-repository.ts';
import { namesOfPerson, type PersonNames, plainName } from './person-names.ts';
import { deleteQuestionsOf } from './question-erasure-repository.ts';
import { type Redact, redactNames } from './redact-names.ts';
import {
  listSeriesNamesOf,
  listSeriesNaming,
  saveSeriesNames,
} from './series-erasure-repository.ts';
import { deleteViewsAbout, listViewsNaming, saveViewNames } from './view-erasure-repository.ts';

export type ErasureServices = { db: Database; bus: EventBus; secret: string };

/** `ownNames`: names that no other person in the directory has. */
type Erased = { user: OrganizationUser; names: PersonNames; ownNames: string[] };

export async function previewErasure(
  db: Database,
  member: Member,
  id: string,
): Promise<ErasurePreview> {
  const erased = await requireErasable(db, member, id);
  const found = await findMeetings(db, member, erased);
  const meetings = found.filter(({ speaks }) => speaks).length;
  return {
    name: shownName(erased.user),
    meetings,
    mentions: found.length - meetings,
    files: found.filter(({ hasFile }) => hasFile).length,
  };
}

/**
 * One meeting at a time; after a failure, call it again to continue. Nothing is recomputed, so the
 * figures of others do not change.
 */
export async function erasePerson(
  services: ErasureServices,
  actor: Actor,
  id: string,
  typedName: string,
): Promise<void> {
  const { db, bus, secret } = services;
  const { organizationId } = actor;
  const erased = await requireErasable(db, actor, id);
  const { user, names, ownNames } = erased;
  if (plainName(typedName) !== plainName(shownName(user)))
    throw badRequest('NAME_MISMATCH', `Type ${shownName(user)} to confirm.`);
  refuseWhileStale(await findMeetings(db, actor, erased));
  const heard = await readNamesOf(db, organizationId, user.id);
  const digests = [user.email, ...ownNames, ...heard].map((name) =>
    nameDigest(secret, organizationId, name),
  );
  await db
    .transaction()
    .execute((tx) => insertErasedNames(tx, organizationId, [...new Set(digests)]));
  for (const { id: eventId } of await findMeetings(db, actor, erased)) {
    await db.transaction().execute((tx) => eraseFromMeeting(tx, organizationId, eventId, erased));
    await bus.publish({ name: 'meeting-updated', payload: { eventId, organizationId } });
  }
  const { accountId, email } = user;
  await db.transaction().execute(async (tx) => {
    await deleteCancelledFiles(tx, organizationId);
    await forgetInAnsweredMoods(tx, organizationId, user.id);
    await forgetNamesOf(tx, organizationId, user.id, [user.email, ...ownNames]);
    const redact = redactInFull(ownNames);
    await eraseFromOwnActions(tx, organizationId, ownNames, redact);
    await deleteQuestionsOf(tx, organizationId, {
      directoryUserId: user.id,
      accountId,
      names: { whole: ownNames, parts: names.parts },
    });
    const series = await listSeriesNaming(tx, organizationId, ownNames);
    await saveSeriesNames(tx, organizationId, series.map(renamed(redact)));
    await deleteViewsAbout(tx, organizationId, { directoryUserId: user.id, names: ownNames });
    const views = await listViewsNaming(tx, organizationId, ownNames);
    await saveViewNames(tx, organizationId, views.map(renamed(redact)));
    await deletePerson(tx, organizationId, { directoryUserId: user.id, accountId, email });
    await deleteUnreadableActions(tx);
    await recordAuditEvent(tx, actor, { action: 'person-erased', targetId: user.id });
    await forgetPersonInAuditLog(tx, organizationId, { accountId, email });
  });
  await bus.publish({ name: 'organization-people-updated', payload: { organizationId } });
  if (accountId) await bus.publish({ name: 'access-changed', payload: { accountId } });
}

function redactInFull(ownNames: string[]): Redact {
  const [alias = ''] = formerNames(1, []);
  return redactNames({ whole: ownNames, parts: [] }, { others: [], alias });
}

const renamed =
  (redact: Redact) =>
  ({ id, name }: { id: string; name: string }) => ({ id, name: redact(name) });

/** Replaces the names in actions without a meeting. */
async function eraseFromOwnActions(
  tx: Queryable,
  organizationId: string,
  ownNames: string[],
  redact: Redact,
) {
  const actions = await listOwnActionsNaming(tx, organizationId, ownNames);
  await saveActionTexts(
    tx,
    organizationId,
    actions.map(({ id, text, owner, note }) => ({
      id,
      text: redact(text),
      owner: owner && redact(owner),
      note: note && redact(note),
    })),
  );
}

async function requireErasable(db: Database, member: Member, id: string): Promise<Erased> {
  const user = await getUser(db, member, id);
  if (!user.can.erase) throw forbidden();
  const names = namesOfPerson(user);
  const isShared = await hasNamesake(db, member.organizationId, user);
  return { user, names, ownNames: isShared ? [user.email] : names.whole };
}

const shownName = ({ firstName, lastName, email }: OrganizationUser) =>
  `${firstName} ${lastName}`.trim() || email;

const findMeetings = (db: Database, { organizationId }: Member, { user, ownNames }: Erased) =>
  listMeetingsNaming(db, organizationId, { directoryUserId: user.id, ownNames });

/** A pending correction needs the file. */
function refuseWhileStale(meetings: readonly NamedIn[]) {
  if (meetings.some(({ isStale }) => isStale)) throw beingReadAgain();
}

const beingReadAgain = () =>
  new AppError(
    409,
    'BEING_READ_AGAIN',
    'A meeting with this person is being read again. Try once more when that is done.',
  );

async function eraseFromMeeting(
  tx: Queryable,
  organizationId: string,
  meetingId: string,
  { user, names, ownNames }: Erased,
): Promise<void> {
  const meeting = await lockMeeting(tx, organizationId, meetingId);
  if (!meeting) return;
  if (meeting.isStale) throw beingReadAgain();
  const key = { organizationId, meetingId };
  const own = new Set(ownNames.map(plainName));
  const texts = eraseFromTexts(
    await readTexts(tx, key),
    { whole: ownNames, parts: names.parts },
    ({ directoryUserId, name }) =>
      directoryUserId === user.id || (directoryUserId === null && own.has(plainName(name))),
  );
  const leftOut = new Set<string | null>(await forgetMoods(tx, key, user.id));
  await saveTexts(tx, key, texts);
  const series = await listSeriesNamesOf(tx, key);
  await saveSeriesNames(tx, organizationId, series.map(renamed(texts.redact)));
  await markWeeksOf(tx, organizationId, [meetingId]);
  await markSeriesOf(tx, organizationId, [meetingId]);
  await changeTurns(tx, key, ({ moment, momentWords, ...turn }) => ({
    ...turn,
    text: texts.redact(turn.text),
    ...(moment && !leftOut.has(turn.participantId) && { moment, momentWords }),
  }));
  await indexMeeting(tx, key);
  // A file still to be read is needed; the person is erased after reading.
  if (meeting.status === 'completed') await deleteFile(tx, meeting);
}
