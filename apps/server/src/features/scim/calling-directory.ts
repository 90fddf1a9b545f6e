import { unauthorized } from '../../platform/errors.ts';
import { scimErrorSchema } from './scim-schemas.ts';
import type { Caller } from './scim-services.ts';

/** A request, once its token is known. */
export type Called = { directory: Caller | null };

/** @throws AppError 401 */
export function callingDirectory({ directory }: Called): Caller {
  if (!directory) throw unauthorized();
  return directory;
}

/** The options of a route, with what the OpenAPI document says of it. */
export const scimCall = <Schema extends object>(summary: string, schema: Schema) => ({
  schema: { security: [{ directory: [] }], tags: ['scim'], summary, ...schema },
});

export const refusals = { 400: scimErrorSchema, 401: scimErrorSchema, 429: scimErrorSchema };
export const refusalsOfOne = { ...refusals, 404: scimErrorSchema };
export const refusalsOfChange = { ...refusalsOfOne, 409: scimErrorSchema };
