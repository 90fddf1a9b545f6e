import { endpoints, participantSummarySchema } from '@rapport/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { ApiRequestError } from '@/lib/api-client.ts';
import { call } from '@/lib/call.ts';
import { readableList } from '@/lib/readable-list.ts';
import { meetingGraphAnswerSchema } from '../domain/meeting-graph-answer.ts';
import { shownMeetingDetailSchema } from '../domain/shown-meeting.ts';
import { mergeProcessing } from './meeting-cache.ts';
import { meetingKeys, meetingStaleMs } from './meeting-keys.ts';

export const getMeetingQueryOptions = (id: string) =>
  queryOptions({
    queryKey: meetingKeys.detail(id),
    queryFn: async ({ client, signal }) => {
      const askedAtMs = Date.now();
      const as = shownMeetingDetailSchema;
      const meeting = await call(endpoints.meetings.get, { id, as, signal });
      return mergeProcessing(client, meeting, askedAtMs);
    },
    staleTime: meetingStaleMs,
  });

/**
 * Turns a 404 into null: the server answers 404 if a call's feature is switched off in the
 * organization.
 */
async function nullWhenSwitchedOff<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiRequestError && error.status === 404) return null;
    throw error;
  }
}

/** The transcript, turn by turn; null if none was stored. It is large, so it is requested on demand only. */
export const useTranscript = (id: string, isWanted: boolean) =>
  useQuery({
    queryKey: meetingKeys.transcript(id),
    queryFn: ({ signal }) =>
      nullWhenSwitchedOff(call(endpoints.meetings.getTranscript, { id, signal })),
    enabled: isWanted,
    staleTime: meetingStaleMs,
  });

/** The connection map of one meeting; null while the interaction graphs feature is off. */
export const getMeetingGraphQueryOptions = (id: string) =>
  queryOptions({
    queryKey: meetingKeys.graph(id),
    queryFn: ({ signal }) =>
      nullWhenSwitchedOff(
        call(endpoints.meetings.getGraph, { id, as: meetingGraphAnswerSchema, signal }),
      ),
    staleTime: meetingStaleMs,
  });

/**
 * The number of participants for each sentiment, or that it is hidden; null while the sentiment
 * feature is switched off.
 */
export const getSentimentBreakdownQueryOptions = (id: string) =>
  queryOptions({
    queryKey: meetingKeys.breakdown(id),
    queryFn: ({ signal }) =>
      nullWhenSwitchedOff(call(endpoints.meetings.getSentimentBreakdown, { id, signal })),
    staleTime: meetingStaleMs,
  });

const summariesSchema = z.object({ summaries: readableList(participantSummarySchema) });

export const getParticipantSummariesQueryOptions = (id: string) =>
  queryOptions({
    queryKey: meetingKeys.summaries(id),
    queryFn: ({ signal }) =>
      call(endpoints.meetings.listParticipants, { id, as: summariesSchema, signal }),
    select: ({ summaries }) => summaries,
    staleTime: meetingStaleMs,
  });

export const useParticipantSummaries = (id: string) =>
  useQuery(getParticipantSummariesQueryOptions(id));
