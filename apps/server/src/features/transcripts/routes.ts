import { endpoints } from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/types.ts';
import type { SpeechSettings } from '../../platform/env.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { limitAttempts, uploadsPerMinute } from '../../platform/limit-attempts.ts';
import { readUpload } from '../../platform/read-upload.ts';
import { serve } from '../../platform/serve.ts';
import { requireStillMember } from '../../platform/session.ts';
import { cancelProcessing } from './processing/cancel-processing.ts';
import { getProcessingStatus } from './processing/get-processing-status.ts';
import { getProcessingStatuses } from './processing/get-processing-statuses.ts';
import { retryMeetings } from './processing/retry-meetings.ts';
import { retryProcessing } from './processing/retry-processing.ts';
import { receiveRecordings, refuseRecordings } from './recordings/receive-recording.ts';
import { checkUpload } from './upload/check-upload.ts';
import { uploadTranscript } from './upload/upload-transcript.ts';

export type TranscriptServices = {
  db: Database;
  queue: JobQueue;
  bus: EventBus;
  maxUploadMb: number;
  speech: SpeechSettings | undefined;
};

export function transcriptRoutes(app: FastifyInstance, services: TranscriptServices) {
  const { db, maxUploadMb, speech } = services;

  serve(app, 'meeting-transcript', endpoints.transcripts, {
    upload: async ({ actor, request }) => {
      const keys = [`upload by ${actor.accountId}`, `upload from ${request.ip}`];
      await limitAttempts(db, keys, uploadsPerMinute);
      const recordings = speech
        ? receiveRecordings(db, actor.organizationId, speech)
        : refuseRecordings;
      const upload = await readUpload(request, maxUploadMb, recordings);
      const uploader = await requireStillMember(request, actor);
      return uploadTranscript(services, uploader, upload);
    },
    checkUpload: ({ actor, body }) => checkUpload(services, actor, body),
    listStatuses: ({ actor, body }) => getProcessingStatuses(db, actor, body),
    getStatus: ({ actor, id }) => getProcessingStatus(db, actor, id),
    retry: ({ actor, id }) => retryProcessing(services, actor, id),
    retryMany: ({ actor, body }) => retryMeetings(services, actor, body),
    cancel: ({ actor, id }) => cancelProcessing(services, actor, id),
  });
}
