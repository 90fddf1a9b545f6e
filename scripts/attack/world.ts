/** What a person calls with; several sessions, so that the pace of one is not what is tried. */
export type Attacker = {
  email: string;
  accountId: string;
  organizationId: string;
  tokens: string[];
};

export const roles = ['owner', 'admin', 'member'] as const;
export type Role = (typeof roles)[number];

export type Organization = {
  organizationId: string;
  meetingId: string;
  failedMeetingId: string;
  invitationId: string;
  memberId: string;
  people: Record<Role, Attacker>;
};

/** Two organizations, each with all roles and something of each kind. */
export type World = { own: Organization; foreign: Organization };

/**
 * How long the server's event loop was held up, and how much of that its own thread has worked: on a busy
 * machine the rest is the work of others.
 */
export type Stalls = { longestMs: number; longestWorkMs: number };

/** What the server's process is asked for beside HTTP. */
export type Answers = { world: World; stalls: Stalls };
export type Question = keyof Answers;
