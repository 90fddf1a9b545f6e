import { DepartmentDot } from '@/components/connection-map/department-dot.tsx';
import type { DepartmentColours } from '../department-colours.ts';
import type { BundledPair } from './bundle-departments.ts';
import { figureOf, nameDetail, pairName } from './pair-words.ts';
import type { Picture } from './picture-pairs.ts';

type DepartmentListProps = {
  picture: Picture;
  colours: DepartmentColours;
  compares: boolean;
  /** In pixels; a longer list scrolls. */
  heightMax: number;
  onOpen: (pair: BundledPair) => void;
};

/** All departments and pairs as text. */
export function DepartmentList(props: DepartmentListProps) {
  const { picture, colours, compares, heightMax, onOpen } = props;
  const { departments, pairs } = picture;
  return (
    <div
      style={{ maxHeight: heightMax }}
      className="grid items-start gap-x-8 gap-y-4 overflow-y-auto border-line border-t @min-[640px]:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <ul aria-label="Pairs of departments">
        {pairs.map((pair) => (
          <Pair
            key={`${pair.a} ${pair.b}`}
            name={pairName(picture, pair)}
            {...{ pair, compares }}
            share={pair.minutes.now / (pairs[0]?.minutes.now || 1)}
            onOpen={() => onOpen(pair)}
          />
        ))}
      </ul>
      <ul aria-label="Departments" className="@min-[640px]:order-first">
        {departments.map((department) => (
          <li
            key={department.name}
            className="flex min-h-9 items-center gap-2.5 border-line border-b px-2"
          >
            <DepartmentDot {...colours(department.name)} />
            <span className="min-w-0 flex-1 truncate font-medium" title={department.name}>
              {department.name}
            </span>
            <span className="text-12 text-ink-3">{nameDetail(department, false)} heard</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type PairProps = {
  name: string;
  pair: BundledPair;
  compares: boolean;
  share: number;
  onOpen: () => void;
};

function Pair({ name, pair, compares, share, onOpen }: PairProps) {
  const columns =
    'grid min-h-9 w-full grid-cols-[minmax(0,1fr)_64px_88px] items-center gap-x-3 px-2 text-left max-md:min-h-11 max-md:grid-cols-[minmax(0,1fr)_88px]';
  const cells = (
    <>
      <span className="min-w-0">
        <span className="block truncate font-medium" title={name}>
          {name}
        </span>
      </span>
      <span aria-hidden className="h-1.5 overflow-hidden rounded-[3px] bg-pressed max-md:hidden">
        <span className="block h-full bg-ink-3" style={{ width: `${100 * share}%` }} />
      </span>
      <span className="whitespace-nowrap text-right">
        {figureOf(pair)}
        {compares && pair.change === 'new' && (
          <strong className="font-strong text-accent"> new</strong>
        )}
      </span>
    </>
  );
  return (
    <li className="border-line border-b">
      {pair.change === 'lost' ? (
        <div className={columns}>{cells}</div>
      ) : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className={`${columns} cursor-default rounded-none -outline-offset-2 hover:bg-hover`}
        >
          {cells}
        </button>
      )}
    </li>
  );
}
