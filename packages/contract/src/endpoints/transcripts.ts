import { changedMeetingsSchema, manyMeetingsSchema } from '../many-meetings.ts';
import { paths } from '../paths.ts';
import { processingStatusSchema, uploadAcceptedSchema } from '../processing.ts';
import {
  processingStatusesQuerySchema,
  processingStatusesSchema,
  uploadCheckAnswerSchema,
  uploadCheckSchema,
  uploadConflictSchema,
} from '../same-meeting.ts';
import { uploadFieldsSchema } from '../upload-fields.ts';
import type { Endpoint } from './endpoint.ts';

export const upload = {
  method: 'POST',
  path: paths.uploadTranscript,
  summary: 'Upload a transcript: multipart form',
  callers: 'member',
  scopes: ['add-meetings'],
  form: uploadFieldsSchema,
  answer: uploadAcceptedSchema,
  status: 202,
  refusals: [409, 429],
  refusalBodies: { 409: uploadConflictSchema },
} as const satisfies Endpoint;

export const checkUpload = {
  method: 'POST',
  path: paths.uploadCheck,
  summary: 'Which files were uploaded before, by their digests',
  callers: 'member',
  scopes: ['add-meetings'],
  body: uploadCheckSchema,
  answer: uploadCheckAnswerSchema,
} as const satisfies Endpoint;

export const listStatuses = {
  method: 'POST',
  path: paths.processingStatuses,
  summary: 'The processing status of several meetings',
  callers: 'member',
  scopes: ['read-meetings', 'add-meetings'],
  body: processingStatusesQuerySchema,
  answer: processingStatusesSchema,
} as const satisfies Endpoint;

export const getStatus = {
  method: 'GET',
  path: paths.processingStatus,
  summary: 'The processing status of a meeting',
  callers: 'member',
  scopes: ['read-meetings', 'add-meetings'],
  answer: processingStatusSchema,
} as const satisfies Endpoint;

export const retry = {
  method: 'POST',
  path: paths.retryProcessing,
  summary: 'Retry a failed meeting',
  callers: 'member',
  answer: processingStatusSchema,
} as const satisfies Endpoint;

export const retryMany = {
  method: 'POST',
  path: paths.retryMeetings,
  summary: 'Retry failed meetings; answers how many could not be retried and why',
  callers: 'member',
  body: manyMeetingsSchema,
  answer: changedMeetingsSchema,
} as const satisfies Endpoint;

export const cancel = {
  method: 'DELETE',
  path: paths.cancelProcessing,
  summary: 'Cancel the processing of a meeting',
  callers: 'member',
  answer: processingStatusSchema,
} as const satisfies Endpoint;
