import type {
  ActionItem,
  MeetingDetail,
  MeetingFindings,
  MeetingListItem,
} from '@rapport/contract';
import { meetingAbilities } from '../../ground/meeting/policy.ts';
import { presentProgress } from '../../ground/meeting/present-processing-status.ts';
import {
  countJudgedPeople,
  inVisibleOrder,
  visibleMoodOfMeeting,
} from '../../ground/meeting/visible-figures.ts';
import type { Member } from '../../platform/session.ts';
import { type ListedMeeting, type LocalMeeting, unknownTeam } from './meeting-repository.ts';
import { presentPerson } from './present-person.ts';
import type { ParticipantRow } from './result-repository.ts';
import { visibleSummary } from './visible-texts.ts';

function presentCommon(meeting: ListedMeeting, member: Member, judgedPeople: number) {
  return {
    id: meeting.id,
    name: meeting.title,
    date: meeting.date,
    time: meeting.startTime,
    isDateStated: meeting.isDateStated,
    isTimeStated: meeting.isTimeStated,
    duration: meeting.durationMinutes,
    isDurationEstimated: meeting.isDurationEstimated,
    ...visibleMoodOfMeeting(member, meeting, judgedPeople),
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
  judgedPeople: number,
): MeetingListItem {
  return {
    ...presentCommon(meeting, member, judgedPeople),
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
): MeetingDetail {
  const { participants, actionItems, findings } = results;
  return {
    ...presentCommon(meeting, member, countJudgedPeople(participants)),
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
