/** Names of the groups whose moods are answered. */
export const moodGroups = {
  organization: 'organization',
  department: (name: string) => `department:${name}`,
  team: (name: string) => `team:${name}`,
  initiative: (key: string) => `initiative:${key}`,
} as const;

/** The kind of a group with the name of a department or team, or the key of an initiative. */
export function nameOfGroup(group: string): { kind: keyof typeof moodGroups; name: string } {
  for (const kind of ['department', 'team', 'initiative'] as const) {
    const start = moodGroups[kind]('');
    if (group.startsWith(start)) return { kind, name: group.slice(start.length) };
  }
  return { kind: 'organization', name: 'the organization' };
}
