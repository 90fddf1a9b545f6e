export const checkKeys = {
  all: ['meeting-checks'],
  list: (meetingId: string | null) => ['meeting-checks', meetingId],
} as const;
