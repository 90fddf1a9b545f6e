/**
 * First part of the key of every query about the organization's own figures, so that a change
 * refreshes them all.
 */
export const organizationFiguresKey = ['organization-figures'] as const;

/** Live events refresh figures earlier than this. */
export const organizationFiguresStaleMs = 60_000;
