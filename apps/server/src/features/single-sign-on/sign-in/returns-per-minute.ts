import { attemptsPerMinute } from '../../../platform/limit-attempts.ts';

/** Higher, because many people of an organization can share an address. */
export const returnsPerMinute = attemptsPerMinute * 6;
