/** The server's origin as set at build time, otherwise the page's own. */
export function baseAddress(): string {
  return import.meta.env.VITE_API_BASE_URL || window.location.origin;
}
