import {
  createdViewSchema,
  meetingViewsSchema,
  meetingViewUpdateSchema,
  newMeetingViewSchema,
} from '../meeting-views.ts';
import { paths } from '../paths.ts';
import type { Endpoint } from './endpoint.ts';

export const list = {
  method: 'GET',
  path: paths.meetingViews,
  summary: "The caller's views of the meetings list and the shared ones, with their counts",
  callers: 'member',
  answer: meetingViewsSchema,
} as const satisfies Endpoint;

export const create = {
  method: 'POST',
  path: paths.meetingViews,
  summary: 'Save a view of the meetings list: its filters and its order',
  callers: 'member',
  body: newMeetingViewSchema,
  answer: createdViewSchema,
} as const satisfies Endpoint;

export const update = {
  method: 'PATCH',
  path: paths.meetingView,
  summary: 'Rename a view, share it with the organization, or stop sharing it',
  callers: 'member',
  body: meetingViewUpdateSchema,
} as const satisfies Endpoint;

export const remove = {
  method: 'DELETE',
  path: paths.meetingView,
  summary: 'Delete a view',
  callers: 'member',
} as const satisfies Endpoint;
