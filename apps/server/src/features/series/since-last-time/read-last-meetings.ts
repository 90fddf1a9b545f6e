import type { LastTime, MeetingFindings, Outcome } from '@rapport/contract';
import type { Database } from '../../../database/types.ts';
import { readPlacesOf } from '../../../ground/meeting/place-quotes.ts';
import { mayChange } from '../../../ground/meeting/policy.ts';
import type { Member } from '../../../platform/session.ts';
import { listPromises } from '../../actions/list-promises.ts';
import { correctedFindings } from '../../corrections/read-corrections.ts';
import { listLastMeetings } from './last-meetings-repository.ts';
import type { OwnMeeting } from './own-series-repository.ts';

/** What a meeting left, as its page shows it. */
export type Left = Pick<LastTime, 'decisions' | 'maybeDecisions' | 'openQuestions' | 'promises'> & {
  /** Whether each turn has a speaker. */
  isAttributed: boolean;
};

/** What these meetings left. The member must be allowed to read them. */
export async function readLastMeetings(
  db: Database,
  member: Member,
  meetings: readonly OwnMeeting[],
): Promise<(meeting: OwnMeeting) => Left> {
  const { organizationId, settings } = member;
  const ids = meetings.map(({ id }) => id);
  const rows = await listLastMeetings(db, organizationId, ids);
  const found = rows.flatMap(({ meetingId, findings }) =>
    findings ? [[meetingId, findings] as const] : [],
  );
  const findings = await correctedFindings(db, organizationId, new Map(found));
  const said = await readSaid(db, organizationId, findings);
  const promises = settings.activeFeatures.actions
    ? await listPromises(db, member, ids)
    : undefined;
  const unattributed = new Map(rows.map((row) => [row.meetingId, row.unattributedTurns]));
  return (meeting) => {
    const { id, language } = meeting;
    // Decisions and questions are found only in English; null is from versions that did not tell the language.
    const isRead = (language ?? 'en') === 'en';
    const shown = findings.get(id);
    return {
      decisions: isRead ? said(id, shown?.decisions) : null,
      ...(shown?.maybe &&
        mayChange(member, meeting) && { maybeDecisions: shown.maybe.decisions.length }),
      openQuestions: isRead ? said(id, shown?.openQuestions) : null,
      ...(promises && { promises: promises.get(id) ?? [] }),
      isAttributed: unattributed.get(id) === 0,
    };
  };
}

/** Adds to quotations when and by whom they were said. */
async function readSaid(
  db: Database,
  organizationId: string,
  findings: ReadonlyMap<string, MeetingFindings>,
) {
  const places = [...findings].flatMap(([meetingId, { decisions, openQuestions }]) =>
    [...decisions, ...openQuestions].flatMap(({ evidence }) =>
      evidence.map(({ turn }) => ({ meetingId, turn })),
    ),
  );
  const place = await readPlacesOf(db, organizationId, places);
  return (meetingId: string, outcomes: readonly Outcome[] = []): Outcome[] =>
    outcomes.map((one) => ({ ...one, evidence: place(meetingId, one.evidence) }));
}
