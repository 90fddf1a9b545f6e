import * as React from 'react';

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);

/**
 * Keeps React from recording a stack trace for each element, which took a tenth of the tests' time. Only warnings
 * show them. React itself stops at 10,000 a second, so this says that they are used up.
 */
export function recordNoOwnerStacks(): void {
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}
