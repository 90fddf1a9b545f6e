import type { Place } from './place-people.ts';

export type Name = {
  place: Place;
  text: string;
  /** Key names are always shown; others if there is room. */
  isKey: boolean;
};
export type PlacedName = Name & { x: number; y: number; anchor: 'start' | 'middle' | 'end' };

/** Width of a letter and height of a line in pixels, for 12 px text. */
const letter = 6.3;
const line = 13;
const gap = 5;
/** Distance of names from each other, in pixels: side by side, two would read as one. */
const apart = { x: 8, y: 2 };

type Box = { left: number; right: number; top: number; bottom: number };

/**
 * Places names below, above, right or left of their circles, where they cover least of other
 * circles and names.
 */
export function placeNames(names: readonly Name[], places: readonly Place[], width: number) {
  const taken: Box[] = places.map(({ x, y, radius }) => ({
    left: x - radius,
    right: x + radius,
    top: y - radius,
    bottom: y + radius,
  }));
  const order = [...names].sort(
    (one, other) =>
      Number(other.isKey) - Number(one.isKey) || other.place.radius - one.place.radius,
  );
  return order.flatMap((name): PlacedName[] => {
    const slots = slotsOf(name).map((slot) => {
      const isOutside = slot.box.left < 0 || slot.box.right > width;
      const covered = taken.reduce((sum, box) => sum + overlap(slot.box, box), 0);
      return { ...slot, covered: covered + (isOutside ? Infinity : 0) };
    });
    const best = slots.reduce((least, slot) => (slot.covered < least.covered ? slot : least));
    if (best.covered > 0 && !name.isKey) return [];
    taken.push(grown(best.box));
    return [{ ...name, x: best.x, y: best.y, anchor: best.anchor }];
  });
}

function slotsOf({ text, place: { x, y, radius } }: Name) {
  const long = text.length * letter;
  const [below, above] = [y + radius + gap + line / 2, y - radius - gap - line / 2];
  const aside = radius + gap;
  const boxAt = (left: number, middle: number): Box => ({
    left,
    right: left + long,
    top: middle - line / 2,
    bottom: middle + line / 2,
  });
  return [
    { x, y: below, anchor: 'middle' as const, box: boxAt(x - long / 2, below) },
    { x, y: above, anchor: 'middle' as const, box: boxAt(x - long / 2, above) },
    { x: x + aside, y, anchor: 'start' as const, box: boxAt(x + aside, y) },
    { x: x - aside, y, anchor: 'end' as const, box: boxAt(x - aside - long, y) },
  ];
}

const grown = ({ left, right, top, bottom }: Box): Box => ({
  left: left - apart.x,
  right: right + apart.x,
  top: top - apart.y,
  bottom: bottom + apart.y,
});

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
