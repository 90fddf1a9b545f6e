/** Part of the key of the organization's figures, so that events refresh both. */
export const successionKeys = {
  all: ['succession-plans'],
  list: ['succession-plans', 'list'],
  plan: (id: string) => ['succession-plans', 'plan', id],
  coverage: (search: string) => ['organization-figures', 'role-coverage', search],
} as const;
