import { meetingsPageSize } from './limits.ts';

/** Paths of all calls. `:id` is the id of a meeting, a person or an invitation. */
export const paths = {
  auth: '/api/auth',
  meetings: '/api/v1/event',
  meeting: '/api/v1/event/:id',
  meetingGraph: '/api/v1/event/:id/graph',
  participantSummaries: '/api/v1/event/:id/participant_summaries',
  sentimentBreakdown: '/api/v1/event/:id/participant_summaries/sentiment-breakdown',
  meetingShares: '/api/v1/event/:id/share',
  meetingTranscript: '/api/v1/event/:id/transcript',
  meetingCounting: '/api/v1/event/:id/counting',
  directory: '/api/v1/event/:id/directory',
  readAgain: '/api/v1/event/:id/read-again',
  corrections: '/api/v1/event/:id/correction',
  correction: '/api/v1/event/:id/correction/:correctionId',
  uploadTranscript: '/api/v1/meeting-transcript/upload',
  processingStatus: '/api/v1/meeting-transcript/:id/status',
  retryProcessing: '/api/v1/meeting-transcript/:id/retry',
  cancelProcessing: '/api/v1/meeting-transcript/:id/cancel',
  organizationSettings: '/api/organization/settings',
  trust: '/api/organization/trust',
  rulesInForce: '/api/organization/rules',
  figureRegisterCsv: '/api/organization/rules/figures.csv',
  figureRegisterPdf: '/api/organization/rules/figures.pdf',
  organizationSource: '/api/organization/source',
  organizationOverview: '/api/organization/overview',
  organizationMoods: '/api/organization/moods',
  organizationMap: '/api/organization/map',
  organizationChanges: '/api/organization/changes',
  retention: '/api/organization/retention',
  retentionPreview: '/api/organization/retention/preview',
  handOverOwnership: '/api/organization/hand-over',
  undeliveredMail: '/api/organization/undelivered-mail',
  auditLog: '/api/organization/audit-log',
  auditLogFile: '/api/organization/audit-log.csv',
  users: '/api/v1/user/all',
  user: '/api/v1/user/:id',
  erasure: '/api/v1/user/:id/erasure',
  myData: '/api/v1/my-data',
  myDataFile: '/api/v1/my-data/file',
  leftOutOfMoods: '/api/v1/my-data/left-out-of-moods',
  speakers: '/api/v1/speaker',
  speakerChoices: '/api/v1/speaker/choice',
  speakersUndo: '/api/v1/speaker/choice/undo',
  speakersConfirm: '/api/v1/speaker/confirm-very-likely',
  speakerPeople: '/api/v1/speaker/directory',
  importUsers: '/api/v1/user/import',
  invitation: '/api/organization/invitation/:id',
  system: '/api/system',
  testMail: '/api/system/test-mail',
  openApi: '/api/openapi.json',
  docs: '/api/docs',
} as const;

/** Fills in `:id`, encoded: `pathFor(paths.meeting, id)`. */
export function pathFor(path: string, id: string): string {
  return path.replace(':id', encodeURIComponent(id));
}

/** The first request of the meetings screen, which the server preloads with the page. */
export const firstMeetingsPath = `${paths.meetings}?limit=${meetingsPageSize}`;
