import { changedMeetingsSchema, manyMeetingsCountingSchema } from '../many-meetings.ts';
import { organizationChangesSchema } from '../organization-figures/changes.ts';
import { evidenceQuerySchema, figureEvidenceSchema } from '../organization-figures/evidence.ts';
import { organizationHappenedSchema } from '../organization-figures/happened.ts';
import { organizationInitiativesSchema } from '../organization-figures/initiatives.ts';
import { organizationMapSchema } from '../organization-figures/map.ts';
import { organizationMoodsSchema, ownMoodAnswerSchema } from '../organization-figures/moods.ts';
import { organizationOverviewSchema } from '../organization-figures/overview.ts';
import {
  meetingCountingSchema,
  organizationSourceSchema,
  periodQuerySchema,
} from '../organization-figures/period.ts';
import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const getSource = {
  method: 'GET',
  path: paths.organizationSource,
  summary: 'Whether the organization has figures from its own meetings',
  callers: 'member',
  scopes: ['read-figures'],
  answer: organizationSourceSchema,
} as const satisfies Endpoint;

export const getOverview = {
  method: 'GET',
  path: paths.organizationOverview,
  summary: 'Figures of the organization from its own meetings',
  callers: 'member',
  scopes: ['read-figures'],
  query: periodQuerySchema,
  answer: organizationOverviewSchema,
} as const satisfies Endpoint;

export const getMap = {
  method: 'GET',
  path: paths.organizationMap,
  summary: 'Who talks to whom in the organization',
  callers: 'member',
  scopes: ['read-figures'],
  query: periodQuerySchema,
  answer: organizationMapSchema,
} as const satisfies Endpoint;

export const getMoods = {
  method: 'GET',
  path: paths.organizationMoods,
  summary: "Moods of groups from meetings, and the caller's own mood",
  callers: 'member',
  scopes: ['read-figures'],
  query: periodQuerySchema,
  answer: organizationMoodsSchema,
} as const satisfies Endpoint;

export const getChanges = {
  method: 'GET',
  path: paths.organizationChanges,
  summary: 'What changed in the organization by more than chance',
  callers: 'member',
  scopes: ['read-figures'],
  query: periodQuerySchema,
  answer: organizationChangesSchema,
} as const satisfies Endpoint;

export const getHappened = {
  method: 'GET',
  path: paths.organizationHappened,
  summary: 'What happened in the organization: counted facts of a period',
  callers: 'member',
  scopes: ['read-figures'],
  query: periodQuerySchema,
  answer: organizationHappenedSchema,
} as const satisfies Endpoint;

export const getOwnMood = {
  method: 'GET',
  path: paths.ownMood,
  summary: "The caller's own mood",
  callers: 'member',
  query: periodQuerySchema,
  answer: ownMoodAnswerSchema,
} as const satisfies Endpoint;

export const getInitiatives = {
  method: 'GET',
  path: paths.organizationInitiatives,
  summary: 'Topics that came up in several meetings',
  callers: 'member',
  scopes: ['read-figures'],
  query: periodQuerySchema,
  answer: organizationInitiativesSchema,
} as const satisfies Endpoint;

export const getEvidence = {
  method: 'GET',
  path: paths.organizationEvidence,
  summary: 'The meetings behind a figure of the organization',
  callers: 'member',
  scopes: ['read-meetings'],
  query: evidenceQuerySchema,
  answer: figureEvidenceSchema,
  refusals: [404],
} as const satisfies Endpoint;

export const leaveOutMeeting = {
  method: 'PUT',
  path: paths.meetingCounting,
  summary: 'Leave a meeting out of the figures of the organization, or count it again',
  callers: 'member',
  body: meetingCountingSchema,
  answer: meetingCountingSchema,
} as const satisfies Endpoint;

export const leaveOutMeetings = {
  method: 'PUT',
  path: paths.countingOfMeetings,
  summary: 'Leave meetings out of the figures of the organization, or count them again',
  callers: 'member',
  body: manyMeetingsCountingSchema,
  answer: changedMeetingsSchema,
} as const satisfies Endpoint;

export const keepBoth = {
  method: 'POST',
  path: paths.keepBoth,
  summary: 'Keep a meeting beside an earlier one with the same title, start and words',
  callers: 'member',
} as const satisfies Endpoint;
