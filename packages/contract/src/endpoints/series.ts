import { paths } from '../paths.ts';
import {
  placeInSeriesSchema,
  seriesListSchema,
  seriesMeetingUpdateSchema,
  seriesOfPersonQuerySchema,
  seriesOfPersonSchema,
  seriesSchema,
  seriesUpdateSchema,
} from '../series.ts';
import { sinceLastTimeSchema } from '../since-last-time.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.seriesList,
  summary: 'Series of meetings that belong together',
  callers: 'member',
  scopes: ['read-meetings'],
  answer: seriesListSchema,
} as const satisfies Endpoint;

export const get = {
  method: 'GET',
  path: paths.series,
  summary: 'One series, with its meetings, topics and reasons',
  callers: 'member',
  scopes: ['read-meetings'],
  answer: seriesSchema,
} as const satisfies Endpoint;

export const rename = {
  method: 'PATCH',
  path: paths.series,
  summary: 'Rename a series',
  callers: 'member',
  body: seriesUpdateSchema,
} as const satisfies Endpoint;

export const updateMembership = {
  method: 'PUT',
  path: paths.seriesMeeting,
  summary: 'Add a meeting to a series, take it out, or reset it to what was found',
  callers: 'member',
  body: seriesMeetingUpdateSchema,
} as const satisfies Endpoint;

export const getPlace = {
  method: 'GET',
  path: paths.seriesOfMeeting,
  summary: 'The place of a meeting in its series',
  callers: 'member',
  scopes: ['read-meetings'],
  answer: placeInSeriesSchema,
} as const satisfies Endpoint;

export const listOfPerson = {
  method: 'GET',
  path: paths.seriesOfPerson,
  summary: 'The series in which a person of the directory spoke',
  callers: 'member',
  query: seriesOfPersonQuerySchema,
  answer: seriesOfPersonSchema,
} as const satisfies Endpoint;

export const listDue = {
  method: 'GET',
  path: paths.sinceLastTime,
  summary: "What the last meetings of the caller's series left, where a meeting is due soon",
  callers: 'member',
  answer: sinceLastTimeSchema,
} as const satisfies Endpoint;
