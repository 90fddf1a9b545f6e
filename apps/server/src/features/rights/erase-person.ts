import { randomUUID } from 'node:crypto';
import {
  type ErasurePreview,
  type OrganizationUser,
  scenarioReasonLengthMax,
  scenarioStepLengthMax,
  scenarioTitleLengthMax,
  stepKey,
} from '@rapport/contract';
import type { Database, Queryable } from '../../database/types.ts';
import { deleteUnreadableActions } from '../../ground/action/unreadable-actions-repository.ts';
import { deleteTermsNaming } from '../../ground/glossary/glossary-repository.ts';
import { forgetEverydayWords } from '../../ground/meeting/everyday-words-repository.ts';
import { deleteFile } from '../../ground/meeting/meeting-file-repository.ts';
import { lockMeeting } from '../../ground/meeting/meeting-repository.ts';
import { markSeriesOf } from '../../ground/meeting/out-of-date-series-repository.ts';
import { markWeeksOutOfDate } from '../../ground/meeting/out-of-date-week-repository.ts';
import { indexMeeting } from '../../ground/search-index/index-meeting.ts';
import { AppError, badRequest, forbidden } from '../../platform/errors.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { Actor, Member } from '../../platform/session.ts';
import { forgetPersonInAuditLog } from '../audit/forget-person.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { dropMailsTo } from '../mail/drop-mails.ts';
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
import { deleteRefusedFilesNaming } from './import-erasure-repository.ts';
import { changeTurns, forgetMoods, readTexts, saveTexts } from './meeting-texts-repository.ts';
import {
  deletePlannedTopicsNaming,
  forgetPlannerAccount,
  listPlansNaming,
  savePlanTexts,
} from './offboarding-erasure-repository.ts';
import { namesOfPerson, type PersonNames, plainName } from './person-names.ts';
import { deleteQuestionsOf } from './question-erasure-repository.ts';
import { type Redact, redactNames } from './redact-names.ts';
import { redactTurn } from './redact-turn.ts';
import {
  forgetInScenarios,
  listScenariosNaming,
  moveStepMarks,
  saveScenarioTexts,
} from './scenario-erasure-repository.ts';
import {
  listSeriesNamesOf,
  listSeriesNaming,
  saveSeriesNames,
} from './series-erasure-repository.ts';
import {
  listSuccessionNaming,
  type SuccessionTexts,
  saveSuccessionTexts,
} from './succession-erasure-repository.ts';
import { deleteViewsAbout, listViewsNaming, saveViewNames } from './view-erasure-repository.ts';

export type ErasureServices = { db: Database; bus: EventBus; secret: string };

/** `ownNames` are names that no one else in the directory has. */
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
 * Processes one meeting at a time; after a failure, call it again to continue. Nothing is computed
 * again, so the figures of other people do not change.
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
    await forgetEverydayWords(tx, organizationId);
    await forgetNamesOf(tx, organizationId, user.id, [user.email, ...ownNames]);
    const redact = redactInFull(ownNames);
    await eraseFromOwnActions(tx, organizationId, ownNames, redact);
    await deleteQuestionsOf(tx, organizationId, {
      directoryUserId: user.id,
      accountId,
      names: { whole: ownNames, parts: names.parts },
    });
    await deleteRefusedFilesNaming(tx, organizationId, ownNames);
    await deleteTermsNaming(tx, organizationId, { whole: ownNames, parts: names.parts });
    const series = await listSeriesNaming(tx, organizationId, ownNames);
    await saveSeriesNames(tx, organizationId, series.map(renamed(redact)));
    await deleteViewsAbout(tx, organizationId, { directoryUserId: user.id, names: ownNames });
    const views = await listViewsNaming(tx, organizationId, ownNames);
    const plans = await listSuccessionNaming(tx, organizationId, ownNames);
    await saveSuccessionTexts(tx, organizationId, plans.map(withoutNames(redact)));
    await saveViewNames(tx, organizationId, views.map(renamed(redact)));
    await eraseFromScenarios(tx, organizationId, user.id, { ownNames, redact });
    await eraseFromPlans(tx, organizationId, erased, redact);
    const person = { directoryUserId: user.id, accountId, email };
    await dropMailsTo(tx, organizationId, email);
    await deletePerson(tx, organizationId, person);
    await deleteUnreadableActions(tx);
    await recordAuditEvent(tx, actor, { action: 'person-erased', targetId: user.id });
    await forgetPersonInAuditLog(tx, organizationId, person);
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

const withoutNames =
  (redact: Redact) =>
  ({ id, role, notes, candidates, steps }: SuccessionTexts): SuccessionTexts => ({
    id,
    role: redact(role),
    notes: redact(notes),
    candidates: candidates.map(({ position, external, note }) => ({
      position,
      external: external && redact(external),
      note: redact(note),
    })),
    steps: steps.map(({ position, text }) => ({ position, text: redact(text) })),
  });

/** Replaces names in actions without a meeting. */
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

/** The replacement may be longer than the name, so the text may have to be cut. */
const shortened = (text: string, lengthMax: number) => text.slice(0, lengthMax).toWellFormed();

async function eraseFromScenarios(
  tx: Queryable,
  organizationId: string,
  directoryUserId: string,
  { ownNames, redact }: { ownNames: string[]; redact: Redact },
) {
  const written = await listScenariosNaming(tx, organizationId, ownNames);
  const redactedStep = (step: string) => shortened(redact(step), scenarioStepLengthMax);
  await saveScenarioTexts(
    tx,
    organizationId,
    written.map(({ title, reason, steps, ...place }) => ({
      ...place,
      title: shortened(redact(title), scenarioTitleLengthMax),
      reason: shortened(redact(reason), scenarioReasonLengthMax),
      steps: steps.map(redactedStep),
    })),
  );
  const marks = written.flatMap(({ id, steps }) =>
    steps.map((step) => ({ id, from: stepKey(step), to: stepKey(redactedStep(step)) })),
  );
  await moveStepMarks(
    tx,
    organizationId,
    marks.filter(({ from, to }) => from !== to),
  );
  await forgetInScenarios(tx, organizationId, { directoryUserId, replacedBy: randomUUID() });
}

async function eraseFromPlans(
  tx: Queryable,
  organizationId: string,
  { user: { accountId }, ownNames }: Erased,
  redact: Redact,
) {
  await deletePlannedTopicsNaming(tx, organizationId, ownNames);
  const { offboardingProject, handoverItem } = await listPlansNaming(tx, organizationId, ownNames);
  const redacted = ({ id, label, note }: (typeof handoverItem)[number]) => ({
    id,
    label: label && redact(label),
    note: note && redact(note),
  });
  await savePlanTexts(tx, organizationId, {
    offboardingProject: offboardingProject.map(redacted),
    handoverItem: handoverItem.map(redacted),
  });
  if (accountId) await forgetPlannerAccount(tx, organizationId, accountId);
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

/** A pending correction needs the file, which the erasure deletes. */
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
  await markWeeksOutOfDate(tx, organizationId, [meetingId]);
  await markSeriesOf(tx, organizationId, [meetingId]);
  await changeTurns(tx, key, ({ moment, momentWords, ...turn }) => ({
    ...redactTurn(turn, texts.redact),
    ...(moment && !leftOut.has(turn.participantId) && { moment, momentWords }),
  }));
  await indexMeeting(tx, key);
  // A file that is not analysed yet is kept; the names are erased after its analysis.
  if (meeting.status === 'completed') await deleteFile(tx, meeting);
}
