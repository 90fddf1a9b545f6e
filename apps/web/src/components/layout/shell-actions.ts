export type ShellActions = {
  goTo: () => void;
  openNotifications: () => void;
  openSettings: () => void;
  switchContext: () => void;
};
