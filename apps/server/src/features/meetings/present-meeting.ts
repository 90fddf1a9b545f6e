import type {
  ActionItem,
  ActiveFeatures,
  MeetingDetail,
  MeetingFindings,
  MeetingListItem,
} from '@rapport/contract';
import { meetingAbilities } from '../../ground/meeting/policy.ts';
import { presentProgress } from '../../ground/meeting/present-processing-status.ts';
import type { Member } from '../../platform/session.ts';
import { type ListedMeeting, type LocalMeeting, unknownTeam } from './meeting-repository.ts';
import { presentPerson } from './present-person.ts';
import type { ParticipantRow } from './result-repository.ts';

function presentCommon(meeting: ListedMeeting, member: Member, features: ActiveFeatures) {
  return {
    id: meeting.id,
    name: meeting.title,
    date: meeting.date,
    time: meeting.startTime,
    isDateStated: meeting.isDateStated,
    isTimeStated: meeting.isTimeStated,
    duration: meeting.durationMinutes,
    isDurationEstimated: meeting.isDurationEstimated,
    ...(features.sentiment && {
      sentiment: meeting.sentiment ?? 0,
      sentimentLabel: meeting.sentimentLabel ?? ('neutral' as const),
      judged: meeting.judgedReason === null,
      judgedReason: meeting.judgedReason,
      moods: meeting.moods,
    }),
    language: meeting.language,
    initiatives: meeting.initiatives,
    team: meeting.team ?? unknownTeam,
    actions: meeting.actionCount,
    ...(meeting.meetingLink && { meetingLink: meeting.meetingLink }),
    processingStatus: meeting.status,
    processingProgress: presentProgress(meeting),
    processingError: meeting.error,
    can: meetingAbilities(member, meeting),
  };
}

export function presentMeetingListItem(
  meeting: ListedMeeting,
  member: Member,
  features: ActiveFeatures,
): MeetingListItem {
  return {
    ...presentCommon(meeting, member, features),
    participants: meeting.participantCount,
  };
}

export function presentMeetingDetail(
  meeting: LocalMeeting,
  results: {
    participants: ParticipantRow[];
    actionItems: ActionItem[] | null;
    findings: MeetingFindings | null;
  },
  member: Member,
  features: ActiveFeatures,
): MeetingDetail {
  const { participants, actionItems, findings } = results;
  return {
    ...presentCommon(meeting, member, features),
    title: meeting.title,
    startTime: meeting.startTime,
    endTime: meeting.endTime,
    durationMinutes: meeting.durationMinutes,
    participants: participants.map((row) => ({ id: row.id, user: presentPerson(row) })),
    participantSyncedUserIds: participants.flatMap((row) => row.directoryUserId ?? []),
    summary: meeting.summary,
    summarySource: meeting.summarySource,
    findings,
    ...(actionItems && {
      actionItems: actionItems.map(({ text, owner, dueDate, dueDay, before }) => ({
        text,
        owner,
        dueDate,
        dueDay,
        before,
      })),
    }),
  };
}
