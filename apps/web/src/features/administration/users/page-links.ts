type PageLink = number | 'before' | 'after';

/** First, last and the pages next to the current one. 'before' and 'after' stand for omitted pages. */
export function pageLinks(current: number, last: number): PageLink[] {
  const near = [current - 1, current, current + 1].filter((page) => page > 1 && page < last);
  const [from = last] = near;
  const to = near.at(-1) ?? 1;
  return [
    1,
    ...(near.length > 0 && from > 2 ? (['before'] as const) : []),
    ...near,
    ...((near.length > 0 ? to < last - 1 : last > 2) ? (['after'] as const) : []),
    ...(last > 1 ? [last] : []),
  ];
}
