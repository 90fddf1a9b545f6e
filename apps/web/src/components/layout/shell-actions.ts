/** What the shell offers on every screen; whoever shows the shell knows the dialogs. */
export type ShellActions = {
  goTo: () => void;
  openSettings: () => void;
  switchContext: () => void;
};
