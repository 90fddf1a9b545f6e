import { correctionAcceptedSchema, correctionSchema } from '../correction.ts';
import { paths } from '../paths.ts';
import { processingStatusSchema } from '../processing.ts';
import { directoryPeopleSchema, directoryQuerySchema } from '../user.ts';
import type { Endpoint } from './endpoint.ts';

export const correct = {
  method: 'POST',
  path: paths.corrections,
  summary:
    'Correct the title, start, length, words, a speaker, who says what has no name, a decision, an open question or a chapter of a meeting, or keep what was doubted',
  callers: 'member',
  scopes: ['correct-meetings'],
  body: correctionSchema,
  answer: correctionAcceptedSchema,
  status: 202,
  refusals: [409],
} as const satisfies Endpoint;

export const undo = {
  method: 'DELETE',
  path: paths.correction,
  summary: 'Undo a correction',
  callers: 'member',
  scopes: ['correct-meetings'],
  answer: correctionAcceptedSchema,
  status: 202,
} as const satisfies Endpoint;

export const listPeople = {
  method: 'GET',
  path: paths.directory,
  summary: 'Directory users that a speaker can be tied to, for callers who may correct the meeting',
  callers: 'member',
  query: directoryQuerySchema,
  answer: directoryPeopleSchema,
} as const satisfies Endpoint;

export const readAgain = {
  method: 'POST',
  path: paths.readAgain,
  summary: 'Analyse the file of a completed meeting again',
  callers: 'member',
  answer: processingStatusSchema,
  status: 202,
} as const satisfies Endpoint;
