export const loadInviteDialog = () =>
  import('./invite-dialog.tsx').then(({ InviteDialog }) => InviteDialog);
