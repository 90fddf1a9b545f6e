import type { ShownMeeting } from './shown-meeting.ts';

/** A page of the list in its cached form. */
export type MeetingsPage = {
  meetings: ShownMeeting[];
  /** The number of meetings that could not be parsed. */
  unreadable: number;
  /** Number of meetings in the whole list. */
  total: number;
  /** Number of meetings excluded by a mood filter because their mood is hidden. */
  moodsHidden?: number | undefined;
  askedAtMs: number;
  /** The cursor where the page ends and the next one begins; null on the last page. */
  end: string | null;
  /**
   * Set if the page has grown beyond the limit of a request and was split. The next page is then
   * its rest, up to the former end. Null is the end of the list.
   */
  rest: { through: string | null } | null;
};

/** A page and the cursor where it begins, null for the first page. `data` is undefined until it is loaded. */
export type PlacedPage = { after: string | null; data: MeetingsPage | undefined };

export type MeetingRow = { meeting: ShownMeeting; page: string | null };

/**
 * The meetings of all pages in order, each only once. A meeting that moved between two pages is on
 * both until both are reloaded; the page that was requested last is used.
 */
export function rowsOf(pages: readonly PlacedPage[]): MeetingRow[] {
  const pageOf = new Map<string, { after: string | null; askedAtMs: number }>();
  for (const { after, data } of pages)
    for (const { id } of data?.meetings ?? []) {
      const askedAtMs = data?.askedAtMs ?? 0;
      const other = pageOf.get(id);
      if (!other || other.askedAtMs < askedAtMs) pageOf.set(id, { after, askedAtMs });
    }
  return pages.flatMap(({ after, data }) =>
    (data?.meetings ?? [])
      .filter(({ id }) => pageOf.get(id)?.after === after)
      .map((meeting) => ({ meeting, page: after })),
  );
}

/**
 * The pages of a list, given by the cursors where each begins and, for the rest of a split page,
 * ends. These are the loaded pages in order, the rests of split pages, and the page at the cursor
 * `wanted`.
 */
export function placesOf(
  dataAt: (after: string | null) => MeetingsPage | undefined,
  wanted: string | null,
): { after: string | null; through: string | null }[] {
  const places: { after: string | null; through: string | null }[] = [];
  let after: string | null = null;
  let rest: MeetingsPage['rest'] = null;
  for (;;) {
    const data = dataAt(after);
    const isShown = after === null || data || rest || after === wanted;
    if (!isShown) return places;
    const through = rest?.through ?? null;
    places.push({ after, through });
    const next: string | null = data ? data.end : through;
    if (next === null) return places;
    rest = data?.rest ?? null;
    after = next;
  }
}
