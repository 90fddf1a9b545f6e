type PageLink = number | 'before' | 'after';

/**
 * The pages that have a link: first, last, and those within one of the current page. 'before' and
 * 'after' stand for the pages that are left out on either side of the current one.
 */
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
