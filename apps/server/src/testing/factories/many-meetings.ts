import { sql } from 'kysely';
import type { Database } from '../../database/types.ts';

export type GeneratedOwner = {
  accountId: string;
  organizationId: string;
  token: string;
  meetingId: string;
};

const peopleOfMeeting = 6;

/**
 * Creates organizations that share the meetings equally; each has a signed-in owner, who is one of its people. The
 * first meetings have results and are shared with their participants.
 */
export async function generateMeetings(
  db: Database,
  size: { organizations: number; meetings: number; withResults: number },
): Promise<GeneratedOwner[]> {
  await sql`
    with numbers as (select generate_series(0, ${size.organizations - 1}::int) as n),
    organizations as (
      insert into "organization" ("id", "name", "slug", "createdAt")
      select 'organization-' || n, 'Organization ' || n, 'organization-' || n, now() from numbers),
    accounts as (
      insert into "user" ("id", "name", "email", "emailVerified")
      select 'account-' || n, 'Owner ' || n, 'owner-' || n || '@example.com', true from numbers),
    people as (
      insert into "directoryUser"
        ("organizationId", "accountId", "email", "firstName", "lastName", "department",
          "syncSource")
      select 'organization-' || n, case p when 1 then 'account-' || n end,
        'person-' || p || '@example.com', 'Person', 'Number ' || p, 'Department ' || p % 5,
        'USER_UPLOAD'
      from numbers, generate_series(1, ${peopleOfMeeting}::int) as p),
    members as (
      insert into "member" ("id", "organizationId", "userId", "role", "createdAt")
      select 'member-' || n, 'organization-' || n, 'account-' || n, 'owner', now() from numbers)
    insert into "session" ("id", "token", "userId", "activeOrganizationId", "expiresAt", "updatedAt")
    select 'session-' || n, 'token-' || n, 'account-' || n, 'organization-' || n,
      now() + interval '7 days', now()
    from numbers`.execute(db);
  await sql`
    insert into "meeting" ("id", "organizationId", "uploadedBy", "title", "startsAt",
      "durationMinutes", "team", "participantCount", "actionCount", "sentiment", "sentimentLabel",
      "summary", "initiatives", "status", "step", "percentage", "runId", "createdAt")
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
      'organization-' || n % ${size.organizations}::int,
      'account-' || n % ${size.organizations}::int, 'Weekly of team ' || n % 97 || ', number ' || n,
      now() - make_interval(mins => n), 60, 'Team ' || n % 97, ${peopleOfMeeting}::int, 3, n % 10,
      'neutral', 'The team spoke about the plan of the quarter, and what stands in its way.',
      array['billing migration', 'pilot in two regions'], 'completed', 'saving_results', 100,
      gen_random_uuid(), now() - make_interval(mins => n)
    from generate_series(0, ${size.meetings - 1}::int) as n`.execute(db);
  await sql`
    insert into "participant" ("organizationId", "meetingId", "position", "name", "label",
      "directoryUserId", "sentiment", "sentimentScore", "engagementScore", "summary", "turns",
      "words", "questions", "speakingSeconds", "talkShare")
    select meeting."organizationId", meeting."id", p, 'Person Number ' || p, 'Person Number ' || p,
      person."id", 'neutral', 0.1, 0.5, 'Spoke for a sixth of the time, and asked twice.', 40, 900,
      2, 600, 0.16
    from "meeting"
    join generate_series(1, ${peopleOfMeeting}::int) as p on true
    join "directoryUser" as person on person."organizationId" = meeting."organizationId"
      and lower(person."email") = 'person-' || p || '@example.com'
    where meeting."createdAt" > now() - make_interval(mins => ${size.withResults}::int)`.execute(
    db,
  );
  await sql`
    insert into "interaction" ("organizationId", "meetingId", "sourceId", "targetId", "sentiment",
      "value", "onMatter", "strength", "summaryOfInteractions", "communicationRecommendations")
    select one."organizationId", one."meetingId", one."id", other."id", 'neutral', 8, 8, 6,
      array['They answered each other eight times, mostly about the billing migration.'],
      array['Ask for a date when one of them takes something on.']
    from "participant" as one
    join "participant" as other
      on other."meetingId" = one."meetingId" and other."position" > one."position"`.execute(db);
  await sql`
    insert into "actionItem" ("organizationId", "meetingId", "position", "text", "owner")
    select "organizationId", "meetingId", "position", 'Send the updated estimate', "name"
    from "participant" where "position" <= 3`.execute(db);
  await sql`
    insert into "meetingShare" ("organizationId", "meetingId", "directoryUserId")
    select "organizationId", "meetingId", "directoryUserId" from "participant"
    where "directoryUserId" is not null`.execute(db);
  // PostgreSQL would do the same itself a little later.
  await sql`vacuum analyze`.execute(db);
  return Array.from({ length: size.organizations }, (_, n) => ({
    accountId: `account-${n}`,
    organizationId: `organization-${n}`,
    token: `token-${n}`,
    meetingId: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  }));
}
