/** An account with several sessions, since calls are limited per session. */
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
  apiKeyId: string;
  /** Verified, with single sign-on by SAML. */
  domain: string;
  domainId: string;
  webhookId: string;
  deliveryId: string;
  /** Of the owner. */
  passkeyId: string;
  scimUserId: string;
  scimGroupId: string;
  /** Calls with the token of the company's directory. */
  directory: Attacker;
  /** Calls with the owner's key, which has all scopes. */
  program: Attacker;
  people: Record<Role, Attacker>;
};

export type World = { own: Organization; foreign: Organization };

/** Stalls of the event loop, in ms, and the CPU time of its thread during them. */
export type Stalls = { longestMs: number; longestWorkMs: number };

/** An organization whose passwords are off, and an invited person of its domain who has founded another one. */
export type WithoutPasswords = {
  organizationId: string;
  founder: Attacker;
  invitationId: string;
};

export type Answers = {
  world: World;
  withoutPasswords: WithoutPasswords;
  stalls: Stalls;
  /** Counted attempts are as if the clock had been two days ahead, and was set back. */
  clockSetBack: null;
};
export type Question = keyof Answers;
