/** For `useOnDemand`: few who see a list of people invite one of them. */
export const loadInviteDialog = () =>
  import('./invite-dialog.tsx').then(({ InviteDialog }) => InviteDialog);
