import { createDeliverMail } from './features/mail/deliver-mail.ts';
import { sendMailJob } from './features/mail/send-mail.job.ts';
import {
  createProcessTranscript,
  type ProcessTranscriptOptions,
} from './features/transcripts/process-transcript.handler.ts';
import { processTranscriptJob } from './features/transcripts/process-transcript.job.ts';
import type { Job } from './platform/job-queue.ts';
import type { Mailer } from './platform/mailer.ts';

/** Every kind of background work there is. */
export const jobDefinitions = [processTranscriptJob, sendMailJob];

/** Who does each kind. */
export function createJobs(options: ProcessTranscriptOptions & { mailer: Mailer }): Job[] {
  const processTranscript = createProcessTranscript(options);
  const deliverMail = createDeliverMail(options);
  return [
    {
      definition: processTranscriptJob,
      handle: (data) => processTranscript(processTranscriptJob.schema.parse(data)),
    },
    {
      definition: sendMailJob,
      handle: (data) => deliverMail(sendMailJob.schema.parse(data)),
    },
  ];
}
