/** Loads the page anew, so that nothing of another account or organization stays in memory. */
export function reloadPage(): void {
  window.location.reload();
}

export function leaveTo(path: string): void {
  window.location.assign(path);
}
