import type { WhatIfTie } from '@rapport/contract';
import { useMemo } from 'react';
import { DrawnDot } from '@/components/connection-map/drawn-dot.tsx';
import { cn } from '@/lib/cn.ts';
import { counted } from '@/lib/number-words.ts';
import { type Name, placeNames } from './place-names.ts';
import type { Place, PlacedPeople } from './place-people.ts';

type TieMapProps = {
  placed: PlacedPeople;
  ties: readonly WhatIfTie[];
  leavers: ReadonlySet<string>;
  /**
   * In the map without the leavers: the remaining ties of people with few of them, by person. Null
   * in today's map.
   */
  left: ReadonlyMap<string, number> | null;
  size: { width: number; height: number };
  /** Text alternative of the map. */
  label: string;
};

/** Distance of the ring from its circle, in pixels. */
const ring = 5;
/** Above this number of ties, those that stay are drawn paler, so that the others can be seen. */
const manyTies = 120;

export function TieMap({ placed, ties, leavers, left, size, label }: TieMapProps) {
  const { places, colours } = placed;
  const names = useMemo(() => {
    const all = places.map((place): Name => {
      const { id, name } = place.person;
      const few = left?.get(id);
      const text = few === undefined ? name : `${name}, ${counted(few, 'tie')}`;
      return { place, text, isKey: leavers.has(id) || few !== undefined };
    });
    return placeNames(all, places, size.width);
  }, [places, left, leavers, size.width]);
  // Lost ties are drawn above the others.
  const ordered = ties.toSorted((one, other) => Number(one.isLost) - Number(other.isLost));
  return (
    <svg
      role="img"
      aria-label={label}
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="block print:h-auto print:w-full"
    >
      {ordered.map((tie) => (
        <Tie
          key={`${tie.a} ${tie.b}`}
          {...{ tie, places }}
          isGone={left !== null}
          isPale={ties.length > manyTies}
        />
      ))}
      {places.map((place) => {
        const { x, y, radius, person } = place;
        const isLeaver = leavers.has(person.id);
        const isGone = isLeaver && left !== null;
        const isRinged = left === null ? isLeaver : left.has(person.id);
        return (
          <g key={person.id}>
            {isRinged && (
              <circle
                {...{ cx: x, cy: y }}
                r={radius + ring}
                className={cn('fill-surface stroke-2', left ? 'stroke-ink' : 'stroke-accent')}
              />
            )}
            {isGone ? (
              <circle
                {...{ cx: x, cy: y }}
                r={radius}
                className="fill-surface stroke-[1.5] stroke-ink-2 [stroke-dasharray:4_3]"
              />
            ) : (
              <DrawnDot mark={colours(person.department)} {...{ x, y, radius }} />
            )}
          </g>
        );
      })}
      {names.map(({ place, text, isKey, x, y, anchor }) => (
        <text
          key={place.person.id}
          {...{ x, y }}
          textAnchor={anchor}
          dominantBaseline="middle"
          className={cn(
            'fill-ink-2 stroke-3 stroke-surface text-12 [paint-order:stroke]',
            isKey && 'fill-ink font-strong',
          )}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

type TieProps = { tie: WhatIfTie; places: readonly Place[]; isGone: boolean; isPale: boolean };

function Tie({ tie, places, isGone, isPale }: TieProps) {
  const [from, to] = [places[tie.a], places[tie.b]];
  if (!from || !to) return null;
  return (
    <line
      x1={from.x}
      y1={from.y}
      x2={to.x}
      y2={to.y}
      strokeWidth={tie.isLost && isGone ? 1 : 0.4 + tie.strength / 4}
      className={cn(
        tie.isLost
          ? isGone
            ? 'stroke-ink-3 [stroke-dasharray:2_4]'
            : 'stroke-ink-2'
          : isPale
            ? 'stroke-link/20'
            : 'stroke-link/35',
      )}
    />
  );
}
