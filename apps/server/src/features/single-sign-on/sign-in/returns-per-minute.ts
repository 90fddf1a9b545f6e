import { attemptsPerMinute } from '../../../platform/limit-attempts.ts';

/** Many people of an organization can share an address. */
export const returnsPerMinute = attemptsPerMinute * 6;
