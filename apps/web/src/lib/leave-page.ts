/** Drops data of another account or organization from memory. */
export function reloadPage(): void {
  window.location.reload();
}

export function leaveTo(path: string): void {
  window.location.assign(path);
}
