/** The address at which an invitation is accepted. */
export const invitationLink = (id: string): string =>
  `${window.location.origin}/accept-invite/${encodeURIComponent(id)}`;
