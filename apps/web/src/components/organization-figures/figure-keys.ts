/** Begins the key of every query about the organization's own figures, so that a change refreshes them all. */
export const organizationFiguresKey = ['organization-figures'] as const;

/** Live events refresh figures before that. */
export const organizationFiguresStaleMs = 60_000;
