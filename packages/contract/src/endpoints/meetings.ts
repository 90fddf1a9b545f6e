import {
  changedMeetingsSchema,
  manyMeetingsSchema,
  manyMeetingsSharingSchema,
} from '../many-meetings.ts';
import {
  meetingDetailSchema,
  meetingListQuerySchema,
  meetingListSchema,
  participantSummariesSchema,
} from '../meeting.ts';
import { meetingGraphSchema } from '../meeting-graph.ts';
import { paths } from '../paths.ts';
import { sentimentBreakdownAnswerSchema } from '../sentiment.ts';
import { meetingSharesSchema, meetingSharesUpdateSchema } from '../sharing.ts';
import { meetingTranscriptSchema } from '../transcript.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.meetings,
  summary: "The organization's meetings, newest first",
  callers: 'member',
  scopes: ['read-meetings'],
  query: meetingListQuerySchema,
  answer: meetingListSchema,
} as const satisfies Endpoint;

export const get = {
  method: 'GET',
  path: paths.meeting,
  summary: 'One meeting',
  callers: 'member',
  scopes: ['read-meetings'],
  answer: meetingDetailSchema,
} as const satisfies Endpoint;

export const remove = {
  method: 'DELETE',
  path: paths.meeting,
  summary: 'Delete a meeting with its file and its results',
  callers: 'member',
} as const satisfies Endpoint;

export const removeMany = {
  method: 'POST',
  path: paths.deleteMeetings,
  summary: 'Delete meetings; answers how many could not be deleted and why',
  callers: 'member',
  body: manyMeetingsSchema,
  answer: changedMeetingsSchema,
} as const satisfies Endpoint;

export const getShares = {
  method: 'GET',
  path: paths.meetingShares,
  summary: 'The people a meeting is shared with',
  callers: 'member',
  answer: meetingSharesSchema,
} as const satisfies Endpoint;

export const share = {
  method: 'PUT',
  path: paths.meetingShares,
  summary: 'Share a meeting with people of the directory; only its uploader may',
  callers: 'member',
  body: meetingSharesUpdateSchema,
  answer: meetingSharesSchema,
} as const satisfies Endpoint;

export const shareMany = {
  method: 'POST',
  path: paths.shareMeetings,
  summary: 'Share meetings with more people of the directory; only their uploader may',
  callers: 'member',
  body: manyMeetingsSharingSchema,
  answer: changedMeetingsSchema,
} as const satisfies Endpoint;

export const getGraph = {
  method: 'GET',
  path: paths.meetingGraph,
  summary: 'The connection map of a meeting: who talks to whom',
  callers: 'member',
  scopes: ['read-meetings'],
  answer: meetingGraphSchema,
} as const satisfies Endpoint;

export const getTranscript = {
  method: 'GET',
  path: paths.meetingTranscript,
  summary: 'The transcript of a meeting, with the evidence of its results',
  callers: 'member',
  scopes: ['read-meetings'],
  answer: meetingTranscriptSchema,
} as const satisfies Endpoint;

export const listen = {
  method: 'GET',
  path: paths.meetingSound,
  summary: 'The sound of a recorded meeting, while it is kept; also a range of it',
  callers: 'member',
  file: [],
  refusals: [416],
} as const satisfies Endpoint;

export const listParticipants = {
  method: 'GET',
  path: paths.participantSummaries,
  summary: 'Summaries of the participants',
  callers: 'member',
  scopes: ['read-meetings'],
  answer: participantSummariesSchema,
} as const satisfies Endpoint;

export const getSentimentBreakdown = {
  method: 'GET',
  path: paths.sentimentBreakdown,
  summary: 'Number of participants with each overall sentiment',
  callers: 'member',
  scopes: ['read-meetings'],
  answer: sentimentBreakdownAnswerSchema,
} as const satisfies Endpoint;
