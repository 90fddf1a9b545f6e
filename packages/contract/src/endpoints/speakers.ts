import { paths } from '../paths.ts';
import {
  speakerChoiceSchema,
  speakerChoicesQuerySchema,
  speakerChoicesSchema,
  speakerChosenSchema,
  speakerListSchema,
  speakerQuerySchema,
  speakersConfirmedSchema,
  speakersToConfirmSchema,
  speakersToMarkSchema,
  speakersToUndoSchema,
} from '../speakers.ts';
import { directoryPeopleSchema, directoryQuerySchema } from '../user.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.speakers,
  summary: 'Speakers who are not tied to a person of the directory, by name',
  callers: 'manager',
  query: speakerQuerySchema,
  answer: speakerListSchema,
} as const satisfies Endpoint;

export const listPeople = {
  method: 'GET',
  path: paths.speakerPeople,
  summary: 'People of the directory to whom a speaker can be tied',
  callers: 'manager',
  query: directoryQuerySchema,
  answer: directoryPeopleSchema,
} as const satisfies Endpoint;

export const choose = {
  method: 'POST',
  path: paths.speakerChoices,
  summary: 'Choose who a speaker is, for all meetings',
  callers: 'manager',
  body: speakerChoiceSchema,
  answer: speakerChosenSchema,
  refusals: [404, 409],
} as const satisfies Endpoint;

export const listChoices = {
  method: 'GET',
  path: paths.speakerChoices,
  summary: 'The choices made, newest first',
  callers: 'manager',
  query: speakerChoicesQuerySchema,
  answer: speakerChoicesSchema,
} as const satisfies Endpoint;

export const confirmVeryLikely = {
  method: 'POST',
  path: paths.speakersConfirm,
  summary: "Confirm the suggestions that are 'Very likely'",
  callers: 'manager',
  body: speakersToConfirmSchema,
  answer: speakersConfirmedSchema,
  refusals: [409],
} as const satisfies Endpoint;

export const markAsGuests = {
  method: 'POST',
  path: paths.speakersGuests,
  summary: 'Mark several speakers as guests',
  callers: 'manager',
  body: speakersToMarkSchema,
  answer: speakersConfirmedSchema,
  refusals: [404],
} as const satisfies Endpoint;

export const undo = {
  method: 'POST',
  path: paths.speakersUndo,
  summary: 'Undo choices everywhere',
  callers: 'manager',
  body: speakersToUndoSchema,
  refusals: [404],
} as const satisfies Endpoint;
