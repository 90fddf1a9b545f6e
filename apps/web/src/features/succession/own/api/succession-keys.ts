/** Below the figures of the organization, so that what refreshes those refreshes these. */
export const successionKeys = {
  all: ['succession-plans'],
  list: ['succession-plans', 'list'],
  plan: (id: string) => ['succession-plans', 'plan', id],
  coverage: (search: string) => ['organization-figures', 'role-coverage', search],
} as const;
