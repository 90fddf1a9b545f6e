import { type UserStatus, userPageSizes, userStatusSchema } from '@rapport/contract';

/** Invalid parameters get their defaults. */
export function readListAddress(parameters: URLSearchParams): {
  page: number;
  limit: number;
  status: UserStatus | undefined;
} {
  const page = Number(parameters.get('page'));
  const wanted = Number(parameters.get('limit'));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    limit: userPageSizes.find((size) => size === wanted) ?? userPageSizes[0],
    status: userStatusSchema.safeParse(parameters.get('status')).data,
  };
}

/** The first page has no parameter. */
export function withPage(parameters: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (page > 1) next.set('page', `${page}`);
  else next.delete('page');
  return next;
}

/** Starts again at the first page. */
export function withLimit(parameters: URLSearchParams, limit: number): URLSearchParams {
  const next = withPage(parameters, 1);
  if (limit === userPageSizes[0]) next.delete('limit');
  else next.set('limit', `${limit}`);
  return next;
}

/** Starts again at the first page. */
export function withStatus(parameters: URLSearchParams, status: string): URLSearchParams {
  const next = withPage(parameters, 1);
  if (status) next.set('status', status);
  else next.delete('status');
  return next;
}
