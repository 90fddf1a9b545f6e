const all = ['own-offboarding'] as const;

export const offboardingKeys = {
  all,
  list: [...all, 'list'],
  project: (id: string) => [...all, 'project', id],
  person: (id: string) => [...all, 'person', id],
  afterLeaving: (id: string) => [...all, 'after-leaving', id],
} as const;
