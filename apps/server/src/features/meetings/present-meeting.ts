import type {
  FoundTalk,
  ListedActionItem,
  MeetingDetail,
  MeetingFindings,
  MeetingListItem,
} from '@rapport/contract';
import { dayIn } from '../../ground/day-in.ts';
import { meetingAbilities } from '../../ground/meeting/policy.ts';
import { presentConfirmed } from '../../ground/meeting/present-confirmed.ts';
import { presentEarlier } from '../../ground/meeting/present-earlier.ts';
import { presentProgress } from '../../ground/meeting/present-processing-status.ts';
import type { Earlier } from '../../ground/meeting/same-meeting-repository.ts';
import { inVisibleOrder, visibleMoodOfMeeting } from '../../ground/meeting/visible-figures.ts';
import { everyField } from '../../platform/every-field.ts';
import type { Member } from '../../platform/session.ts';
import type { CountedMeeting, ListedMeeting } from './meeting-list-repository.ts';
import { type LocalMeeting, unknownTeam } from './meeting-repository.ts';
import { presentPerson } from './present-person.ts';
import { presentTalk } from './present-talk.ts';
import type { ActionItemRow, ParticipantRow } from './result-repository.ts';
import { visibleSummary } from './visible-texts.ts';

type Facts = { earlier: Earlier | undefined };

function presentCommon(meeting: ListedMeeting, member: Member, { earlier }: Facts) {
  const can = meetingAbilities(member, meeting);
  return {
    id: meeting.id,
    name: meeting.title,
    date: meeting.date,
    time: meeting.startTime,
    isDateStated: meeting.isDateStated,
    isTimeStated: meeting.isTimeStated,
    duration: meeting.durationMinutes,
    isDurationEstimated: meeting.isDurationEstimated,
    ...visibleMoodOfMeeting(member, meeting),
    language: meeting.language,
    initiatives: meeting.initiatives,
    team: meeting.team ?? unknownTeam,
    actions: meeting.actionCount,
    ...(meeting.meetingLink && { meetingLink: meeting.meetingLink }),
    processingStatus: meeting.status,
    processingProgress: presentProgress(meeting),
    processingError: meeting.error,
    ...(earlier && { alreadyHere: presentEarlier(earlier) }),
    ...(meeting.isLeftOutOfFigures && { isLeftOutOfFigures: true as const }),
    ...(meeting.toCheck.length > 0 && { toCheck: meeting.toCheck }),
    ...(meeting.decisionCount !== null && { decisions: meeting.decisionCount }),
    ...(can.correct && { toConfirm: meeting.toConfirm }),
    ...presentConfirmed(meeting),
    can,
  };
}

export function presentMeetingListItem(
  meeting: CountedMeeting,
  member: Member,
  facts: Facts,
): Omit<MeetingListItem, 'found'> {
  return everyField<Omit<MeetingListItem, 'found'>>()({
    ...presentCommon(meeting, member, facts),
    participants: meeting.participantCount,
    ...(member.settings.activeFeatures.actions && { openActions: meeting.openActionCount }),
  });
}

export function presentMeetingDetail(
  meeting: LocalMeeting,
  results: {
    participants: ParticipantRow[];
    actionItems: ActionItemRow[] | null;
    findings: MeetingFindings | null;
    talk: FoundTalk | null;
    earlier: Earlier | undefined;
  },
  member: Member,
): Omit<MeetingDetail, 'recording' | 'sharing'> {
  const { participants, actionItems, findings, talk, earlier } = results;
  return everyField<Omit<MeetingDetail, 'recording' | 'sharing'>>()({
    ...presentCommon(meeting, member, { earlier }),
    title: meeting.title,
    startTime: meeting.startTime,
    endTime: meeting.endTime,
    durationMinutes: meeting.durationMinutes,
    participants: inVisibleOrder(member, participants).map((row) => ({
      id: row.id,
      user: presentPerson(row),
    })),
    participantSyncedUserIds: participants.flatMap((row) => row.directoryUserId ?? []),
    summary: visibleSummary(member, meeting),
    summarySource: meeting.summarySource,
    findings,
    talk: presentTalk(participants, talk, member),
    ...(actionItems && { actionItems: actionItems.map((row) => presentActionItem(row, member)) }),
  });
}

function presentActionItem(row: ActionItemRow, { settings }: Member): ListedActionItem {
  const { text, owner, dueDate, dueDay, note, origin, closedAt } = row;
  const { isCorrected, isConfirmed, isFromBefore } = row;
  return everyField<ListedActionItem>()({
    text,
    owner,
    dueDate,
    dueDay,
    // A sentence before the quotation explains nothing once the words are other ones.
    before: isCorrected ? null : row.before,
    ...(origin === 'added' && { isAdded: true as const }),
    ...(isCorrected && { isCorrected: true as const }),
    ...(isConfirmed && { isConfirmed: true as const }),
    ...(isFromBefore && { isFromBefore: true as const }),
    ...(closedAt && { doneOn: dayIn(settings.timezone, closedAt) }),
    ...(note !== null && { note }),
  });
}
