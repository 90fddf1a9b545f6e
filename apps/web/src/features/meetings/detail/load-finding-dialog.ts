export const loadFindingDialog = () =>
  import('./finding-dialog.tsx').then(({ FindingDialog }) => FindingDialog);
