/** The figures over the past month that the dashboard opens with. */
export const headlines = {
  /** Percent. */
  efficiency: 87,
  meetings: 156,
  participants: 423,
  hours: 234,
  /** Percent of the talking. */
  timeOnTopic: 78,
  /** Of 100: the positive share and half of the neutral one. */
  overallHealth: 78,
  /** Percent of the people. */
  sentiment: { positive: 65, neutral: 25, negative: 10 },
  /** Percent. */
  engagement: 92,
  tasks: { completedToday: 24, inProgress: 38, dueThisWeek: 17, overdue: 5, foundInMeetings: 61 },
} as const;
