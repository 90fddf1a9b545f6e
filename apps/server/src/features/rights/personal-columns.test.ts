import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';

/** Your data has the rows that name the caller in these columns. */
const inYourData = [
  'actionItem.createdBy',
  'actionItem.ownerUserId',
  'askedQuestion.accountId',
  'assistantConnection.memberId',
  'digestSent.accountId',
  'directoryUser.accountId',
  'handoverItem.assigneeId',
  'handoverItem.changedBy',
  'meeting.uploadedBy',
  'meetingCorrection.createdBy',
  'meetingView.createdBy',
  'member.userId',
  'notification.accountId',
  'notificationSettings.accountId',
  'offboardingProject.changedBy',
  'offboardingProject.lookedAfterBy',
  'participant.directoryUserId',
  'passkey.accountId',
  'scenarioVersion.savedBy',
  'scimUser.directoryUserId',
  'seriesChoice.chosenBy',
  'singleSignOnLink.accountId',
  'successionPlan.createdBy',
  'twoFactor.userId',
];

/** It does not tell of these. */
const notInYourData = [
  // Secrets, and steps of a sign-in.
  'account.userId',
  'oauthAccessToken.userId',
  'oauthClient.userId',
  'oauthConsent.userId',
  'oauthRefreshToken.userId',
  'passkeyChallenge.accountId',
  'session.userId',
  // Groups, and what others let the person see.
  'figureReader.directoryUserId',
  'meetingShare.directoryUserId',
  'meetingView.ownerId',
  'planShare.directoryUserId',
  'planner.directoryUserId',
  'scimGroupMember.directoryUserId',
  'teamMember.userId',
  // Sums of the meetings that it has, and suggestions.
  'participant.suggestedUserId',
  'speakerAlias.directoryUserId',
  'weekPair.a',
  'weekPair.b',
  'weekPerson.directoryUserId',
  'weekTopicPerson.directoryUserId',
  // Plans of others about the person.
  'handoverItem.introducedId',
  'offboardingProject.directoryUserId',
  'successionCandidate.directoryUserId',
  'successionPlan.personId',
  'successionStep.ownerId',
  // Who last did something for the organization; the audit log has it.
  'actionItem.confirmedBy',
  'apiKey.memberId',
  'glossaryTerm.addedBy',
  'importedFile.uploadedBy',
  'invitation.inviterId',
  'meetingCorrection.undoneBy',
  'notification.byId',
  'scenario.changedBy',
  'scenario.createdBy',
  'scimConnection.createdBy',
  'scimUser.heldAccountId',
  'scimUser.madeAccountId',
  'singleSignOn.changedBy',
  'speakerAlias.chosenBy',
  'successionPlan.changedBy',
  'webhook.changedBy',
  'webhook.createdBy',
];

test('of every column that refers to a person it is decided whether Your data has it', async () => {
  const { db, close } = await openTestDatabase();
  const { rows } = await sql<{ column: string }>`
    select distinct relname || '.' || attname as "column"
    from pg_constraint
    join pg_class "referring" on "referring".oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and attname <> 'organizationId' and confrelid in (
      '"user"'::regclass, '"member"'::regclass, '"directoryUser"'::regclass, '"scimUser"'::regclass)`.execute(
    db,
  );
  const decided = [...inYourData, ...notInYourData];
  expect(rows.map(({ column }) => column).sort()).toEqual(decided.sort());
  await close();
});
