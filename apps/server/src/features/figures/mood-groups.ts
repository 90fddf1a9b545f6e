/** Names of the groups whose moods are answered. */
export const moodGroups = {
  organization: 'organization',
  department: (name: string) => `department:${name}`,
  team: (name: string) => `team:${name}`,
  initiative: (key: string) => `initiative:${key}`,
} as const;
