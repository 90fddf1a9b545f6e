import { Slider as RadixSlider } from 'radix-ui';

type SliderProps = {
  label: string;
  /** 0 to 100 in steps of 5. */
  value: number;
  /** Read out instead of the number. */
  valueText: string;
  onValueChange: (value: number) => void;
  onValueCommit?: (value: number) => void;
};

export function Slider({ label, value, valueText, onValueChange, onValueCommit }: SliderProps) {
  return (
    <RadixSlider.Root
      min={0}
      max={100}
      step={5}
      value={[value]}
      onValueChange={([next]) => next !== undefined && onValueChange(next)}
      onValueCommit={([next]) => next !== undefined && onValueCommit?.(next)}
      className="relative flex h-4 w-full touch-pan-y items-center max-md:h-11"
    >
      <RadixSlider.Track className="relative h-1 grow rounded-[2px] bg-pressed inset-ring inset-ring-line-2">
        <RadixSlider.Range className="absolute h-full rounded-[2px] bg-accent" />
      </RadixSlider.Track>
      <RadixSlider.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-4 rounded-full bg-accent ring-2 ring-paper focus-visible:rounded-full max-md:size-6"
      />
    </RadixSlider.Root>
  );
}
