import {
  actionChangeSchema,
  actionFilterSchema,
  actionListQuerySchema,
  actionListSchema,
  actionSchema,
  changedActionsSchema,
  newActionSchema,
} from '../action.ts';
import { paths } from '../paths.ts';
import { directoryPeopleSchema, directoryQuerySchema } from '../user.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.actions,
  summary: 'Actions that the caller may see: overdue, this week, later, without a day',
  callers: 'member',
  scopes: ['read-meetings'],
  query: actionListQuerySchema,
  answer: actionListSchema,
  refusals: [404],
} as const satisfies Endpoint;

export const create = {
  method: 'POST',
  path: paths.actions,
  summary: 'Add an action by hand, to a meeting or without one',
  callers: 'member',
  body: newActionSchema,
  answer: actionSchema,
  refusals: [404],
} as const satisfies Endpoint;

export const update = {
  method: 'PATCH',
  path: paths.actions,
  summary: 'Change state, owner, day or note of actions, or the words of one',
  callers: 'member',
  body: actionChangeSchema,
  answer: changedActionsSchema,
  refusals: [404],
} as const satisfies Endpoint;

export const listPeople = {
  method: 'GET',
  path: paths.actionPeople,
  summary: 'People of the directory who can own an action',
  callers: 'member',
  query: directoryQuerySchema,
  answer: directoryPeopleSchema,
  refusals: [404],
} as const satisfies Endpoint;

export const download = {
  method: 'GET',
  path: paths.actionsFile,
  summary: 'The listed actions as a CSV file',
  callers: 'member',
  scopes: ['read-meetings'],
  query: actionFilterSchema,
  file: ['text/csv'],
  refusals: [404, 429],
} as const satisfies Endpoint;
