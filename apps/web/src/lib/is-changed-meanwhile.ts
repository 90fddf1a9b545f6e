import { ApiRequestError } from './api-request-error.ts';

/** Another person changed it first. The message says who. */
export const isChangedMeanwhile = (error: unknown): error is ApiRequestError =>
  error instanceof ApiRequestError && error.code === 'CHANGED_MEANWHILE';
