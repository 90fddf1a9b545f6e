import {
  apiErrorSchema,
  changedMeetingsSchema,
  manyMeetingsSchema,
  paths,
  processingStatusesQuerySchema,
  processingStatusesSchema,
  processingStatusSchema,
  uploadAcceptedSchema,
  uploadCheckAnswerSchema,
  uploadCheckSchema,
  uploadConflictSchema,
} from '@rapport/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../database/types.ts';
import type { EventBus } from '../../platform/event-bus.ts';
import type { JobQueue } from '../../platform/job-queue.ts';
import { limitAttempts, uploadsPerMinute } from '../../platform/limit-attempts.ts';
import { readUpload } from '../../platform/read-upload.ts';
import { requireMember, requireStillMember } from '../../platform/session.ts';
import { cancelProcessing } from './cancel-processing.ts';
import { checkUpload } from './check-upload.ts';
import { getProcessingStatus } from './get-processing-status.ts';
import { getProcessingStatuses } from './get-processing-statuses.ts';
import { retryMeetings } from './retry-meetings.ts';
import { retryProcessing } from './retry-processing.ts';
import { uploadTranscript } from './upload-transcript.ts';

export type TranscriptServices = {
  db: Database;
  queue: JobQueue;
  bus: EventBus;
  maxUploadMb: number;
};

const params = z.object({ id: z.string() });
const refusals = { 401: apiErrorSchema, 403: apiErrorSchema, 422: apiErrorSchema };
const tags = ['meeting-transcript'];

export function transcriptRoutes(app: FastifyInstance, services: TranscriptServices) {
  const { db, maxUploadMb } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    paths.uploadTranscript,
    {
      schema: {
        summary:
          "Upload a transcript: multipart form with file and, optionally, title, keepBoth ('true' if the file may be here already) and organizationId",
        tags,
        consumes: ['multipart/form-data'],
        response: {
          202: uploadAcceptedSchema,
          400: apiErrorSchema,
          409: uploadConflictSchema,
          429: apiErrorSchema,
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const member = await requireMember(request);
      const keys = [`upload by ${member.accountId}`, `upload from ${request.ip}`];
      await limitAttempts(db, keys, uploadsPerMinute);
      const upload = await readUpload(request, maxUploadMb);
      const uploader = await requireStillMember(request, member);
      return reply.status(202).send(await uploadTranscript(services, uploader, upload));
    },
  );

  routes.post(
    paths.uploadCheck,
    {
      schema: {
        summary: 'Which files were uploaded before, by their digests',
        tags,
        body: uploadCheckSchema,
        response: { 200: uploadCheckAnswerSchema, 400: apiErrorSchema, ...refusals },
      },
    },
    async (request) => checkUpload(services, await requireMember(request), request.body),
  );

  routes.post(
    paths.processingStatuses,
    {
      schema: {
        summary: 'The processing status of several meetings',
        tags,
        body: processingStatusesQuerySchema,
        response: { 200: processingStatusesSchema, 400: apiErrorSchema, ...refusals },
      },
    },
    async (request) => getProcessingStatuses(db, await requireMember(request), request.body),
  );

  routes.get(
    paths.processingStatus,
    {
      schema: {
        summary: 'The processing status of a meeting',
        tags,
        params,
        response: { 200: processingStatusSchema, 404: apiErrorSchema, ...refusals },
      },
    },
    async (request) => getProcessingStatus(db, await requireMember(request), request.params.id),
  );

  routes.post(
    paths.retryProcessing,
    {
      schema: {
        summary: 'Retry a failed meeting',
        tags,
        params,
        response: {
          200: processingStatusSchema,
          400: apiErrorSchema,
          404: apiErrorSchema,
          ...refusals,
        },
      },
    },
    async (request) => retryProcessing(services, await requireMember(request), request.params.id),
  );

  routes.post(
    paths.retryMeetings,
    {
      schema: {
        summary: 'Retry failed meetings; answers how many could not be retried and why',
        tags,
        body: manyMeetingsSchema,
        response: { 200: changedMeetingsSchema, 400: apiErrorSchema, ...refusals },
      },
    },
    async (request) => retryMeetings(services, await requireMember(request), request.body),
  );

  routes.delete(
    paths.cancelProcessing,
    {
      schema: {
        summary: 'Cancel the processing of a meeting',
        tags,
        params,
        response: {
          200: processingStatusSchema,
          400: apiErrorSchema,
          404: apiErrorSchema,
          ...refusals,
        },
      },
    },
    async (request) => cancelProcessing(services, await requireMember(request), request.params.id),
  );
}
