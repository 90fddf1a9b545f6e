/** Begins the key of every query about the organization's own figures, so that a change refreshes them all. */
export const organizationFiguresKey = ['organization-figures'] as const;
