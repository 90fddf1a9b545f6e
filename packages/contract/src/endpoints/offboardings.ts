import { paths } from '../paths.ts';
import {
  afterLeavingSchema,
  createdOffboardingSchema,
  handoverItemChangeSchema,
  handoverItemSchema,
  lookedAgainSchema,
  newHandoverItemSchema,
  newOffboardingSchema,
  offboardingChangeSchema,
  offboardingDeletionSchema,
  offboardingFormatSchema,
  offboardingListSchema,
  offboardingPeopleQuerySchema,
  offboardingProjectSchema,
  offboardingVersionSchema,
} from '../planning/offboarding.ts';
import { planDeletionSchema } from '../planning/plan-version.ts';
import { directoryPeopleSchema } from '../user.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.offboardings,
  summary: "Offboardings that the caller may open, and the caller's tasks in others",
  callers: 'member',
  answer: offboardingListSchema,
} as const satisfies Endpoint;

export const create = {
  method: 'POST',
  path: paths.offboardings,
  summary: 'Create an offboarding, with a list of what the person carries',
  callers: 'member',
  body: newOffboardingSchema,
  answer: createdOffboardingSchema,
  refusals: [409, 429],
} as const satisfies Endpoint;

export const listPeople = {
  method: 'GET',
  path: paths.offboardingPeople,
  summary: 'People of the directory who can leave, take something on or open an offboarding',
  callers: 'member',
  query: offboardingPeopleQuerySchema,
  answer: directoryPeopleSchema,
} as const satisfies Endpoint;

export const get = {
  method: 'GET',
  path: paths.offboarding,
  summary: 'An offboarding with its handover list',
  callers: 'member',
  answer: offboardingProjectSchema,
} as const satisfies Endpoint;

export const update = {
  method: 'PATCH',
  path: paths.offboarding,
  summary: 'Change the days and the note of an offboarding',
  callers: 'member',
  body: offboardingChangeSchema,
  answer: offboardingVersionSchema,
  refusals: [409],
} as const satisfies Endpoint;

export const remove = {
  method: 'DELETE',
  path: paths.offboarding,
  summary: 'Delete an offboarding',
  callers: 'member',
  query: offboardingDeletionSchema,
  refusals: [409],
} as const satisfies Endpoint;

export const lookAgain = {
  method: 'POST',
  path: paths.lookAgain,
  summary: 'Add newly found items to the handover list; existing ones stay unchanged',
  callers: 'member',
  answer: lookedAgainSchema,
  refusals: [429],
} as const satisfies Endpoint;

export const markSeen = {
  method: 'POST',
  path: paths.offboardingSeen,
  summary: 'Mark new items as seen by the person responsible for the offboarding',
  callers: 'member',
} as const satisfies Endpoint;

export const getAfterLeaving = {
  method: 'GET',
  path: paths.afterLeaving,
  summary: 'Moods of groups, ties, topics and series before and after the last day',
  callers: 'member',
  answer: afterLeavingSchema,
} as const satisfies Endpoint;

export const download = {
  method: 'GET',
  path: paths.offboardingExport,
  summary: 'A handover as a file, as far as the caller may see it',
  callers: 'member',
  params: { format: offboardingFormatSchema },
  file: [],
  refusals: [429, 503],
} as const satisfies Endpoint;

export const createItem = {
  method: 'POST',
  path: paths.handoverItems,
  summary: 'Add an item to the handover list',
  callers: 'member',
  body: newHandoverItemSchema,
  answer: handoverItemSchema,
} as const satisfies Endpoint;

export const updateItem = {
  method: 'PATCH',
  path: paths.handoverItem,
  summary: 'Change an item: its assignee, day or note, or complete it',
  callers: 'member',
  body: handoverItemChangeSchema,
  answer: handoverItemSchema,
  refusals: [409],
} as const satisfies Endpoint;

export const removeItem = {
  method: 'DELETE',
  path: paths.handoverItem,
  summary: 'Remove an item that was added by hand',
  callers: 'member',
  query: planDeletionSchema,
  refusals: [409],
} as const satisfies Endpoint;
