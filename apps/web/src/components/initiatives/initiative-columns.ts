export const initiativeColumns = ['mentions', 'change', 'meetings', 'people', 'mood'] as const;
export type InitiativeColumn = (typeof initiativeColumns)[number];

export const initiativeColumnNames: Record<InitiativeColumn, string> = {
  mentions: 'Mentions',
  change: 'Change',
  meetings: 'Meetings',
  people: 'People',
  mood: 'Mood, and change',
};
