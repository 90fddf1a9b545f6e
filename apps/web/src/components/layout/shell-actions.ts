export type ShellActions = {
  goTo: () => void;
  openSettings: () => void;
  switchContext: () => void;
};
