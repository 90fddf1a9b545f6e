import type { Headlines } from '@/sample/dashboard/domain/dashboard.ts';

export const headlines: Headlines = {
  efficiency: 87,
  meetings: 156,
  participants: 423,
  hours: 234,
  timeOnTopic: 78,
  overallHealth: 78,
  sentiment: { positive: 65, neutral: 25, negative: 10 },
  engagement: 92,
  tasks: { completedToday: 24, inProgress: 38, dueThisWeek: 17, overdue: 5, foundInMeetings: 61 },
};
