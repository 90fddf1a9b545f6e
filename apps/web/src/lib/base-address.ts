/** Set at build time, else the page's own origin. */
export function baseAddress(): string {
  return import.meta.env.VITE_API_BASE_URL || window.location.origin;
}
