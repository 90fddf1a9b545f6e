import * as z from 'zod/mini';
import { paths } from '../paths.ts';
import {
  erasurePreviewSchema,
  erasureSchema,
  leftOutOfMoodsSchema,
  myDataSchema,
} from '../rights.ts';
import type { Endpoint } from './endpoint.ts';

export const getMyData = {
  method: 'GET',
  path: paths.myData,
  summary: 'What the organization holds about the caller',
  callers: 'member',
  answer: myDataSchema,
} as const satisfies Endpoint;

export const downloadMyData = {
  method: 'GET',
  path: paths.myDataFile,
  summary: 'The same data, with the words that the caller spoke, as a JSON file',
  callers: 'member',
  file: ['application/json'],
} as const satisfies Endpoint;

export const leaveOutOfMoods = {
  method: 'PUT',
  path: paths.leftOutOfMoods,
  summary: 'Leave the caller out of moods in all their meetings, or include them again',
  callers: 'member',
  body: leftOutOfMoodsSchema,
  answer: leftOutOfMoodsSchema,
  refusals: [409],
} as const satisfies Endpoint;

export const previewErasure = {
  method: 'GET',
  path: paths.erasure,
  summary: 'Preview the consequences of erasing a person',
  callers: 'manager',
  params: { id: z.string().check(z.maxLength(100)) },
  answer: erasurePreviewSchema,
} as const satisfies Endpoint;

export const erase = {
  method: 'POST',
  path: paths.erasure,
  summary: 'Erase a person, confirmed by their name',
  callers: 'manager',
  params: { id: z.string().check(z.maxLength(100)) },
  body: erasureSchema,
  refusals: [409],
} as const satisfies Endpoint;
