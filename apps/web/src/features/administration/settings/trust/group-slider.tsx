import { smallestGroupMax, smallestGroupMin } from '@rapport/contract';

const marks = [5, 10, 15, 20];
const shareOf = (value: number) =>
  `${((value - smallestGroupMin) / (smallestGroupMax - smallestGroupMin)) * 100}%`;

type GroupSliderProps = { value: number; onValueChange: (value: number) => void };

/** A native range, drawn as the other sliders. Its thumb is 16 px wide, 24 on phones. */
export function GroupSlider({ value, onValueChange }: GroupSliderProps) {
  return (
    <div className="flex items-center gap-6 pt-1">
      <div className="min-w-0 flex-1 px-2 max-md:px-3">
        <div className="relative flex h-4 items-center max-md:h-11">
          <span
            aria-hidden
            className="absolute inset-x-0 h-1 rounded-[2px] bg-pressed inset-ring inset-ring-line-2"
          >
            <span
              className="block h-full rounded-[2px] bg-accent"
              style={{ width: shareOf(value) }}
            />
          </span>
          <input
            type="range"
            aria-label="Smallest group"
            aria-valuetext={`${value} people`}
            min={smallestGroupMin}
            max={smallestGroupMax}
            value={value}
            onChange={(event) => onValueChange(event.target.valueAsNumber)}
            className="relative -mx-2 w-[calc(100%+1rem)] shrink-0 cursor-default appearance-none bg-transparent max-md:-mx-3 max-md:h-11 max-md:w-[calc(100%+1.5rem)] [&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-accent max-md:[&::-moz-range-thumb]:size-6 [&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:bg-accent [&::-webkit-slider-thumb]:ring-2 [&::-webkit-slider-thumb]:ring-paper max-md:[&::-webkit-slider-thumb]:size-6"
          />
        </div>
        <div aria-hidden className="relative mt-1.5 h-4 text-12 text-ink-3 tabular-nums">
          {marks.map((mark) => (
            <span key={mark} className="absolute -translate-x-1/2" style={{ left: shareOf(mark) }}>
              {mark}
            </span>
          ))}
        </div>
      </div>
      <p aria-hidden className="w-18 whitespace-nowrap text-right">
        <span className="font-head text-24 tabular-nums">{value}</span>{' '}
        <span className="text-12 text-ink-2">people</span>
      </p>
    </div>
  );
}
