/** `2026-07-10T15:30:00Z`, `2026-07-10 15:30:00.25`, in seconds since 1970; without a zone as if it were UTC. */
export function momentOf(written: string): { seconds: number; hasZone: boolean } | null {
  const [, day, time, zone] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|UTC|[+-]\d{2}(?::?\d{2})?)?$/.exec(
      written,
    ) ?? [];
  if (day === undefined || time === undefined) return null;
  const offset =
    zone === undefined || zone === 'UTC' ? 'Z' : zone.replace(/^([+-]\d{2})$/, '$1:00');
  const seconds = Date.parse(`${day}T${time}${offset}`) / 1000;
  return Number.isNaN(seconds) ? null : { seconds, hasZone: zone !== undefined };
}
