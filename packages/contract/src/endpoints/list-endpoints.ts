import type { Endpoint } from './endpoint.ts';
import * as endpoints from './index.ts';

/** All endpoints, besides those of the account library and of SCIM. */
export const listEndpoints = (): Endpoint[] =>
  Object.values(endpoints).flatMap((group): Endpoint[] => Object.values(group));
