import { SelectField } from '@/components/ui/control-fields.tsx';

type OfferedFieldProps = {
  label: string;
  hint?: string;
  className?: string;
  offered: readonly number[];
  /** Offered too. */
  saved: number | null;
  value: number | null;
  /** Null stands for no bound. */
  wordsOf: (value: number | null) => string;
  onChoose: (value: number | null) => void;
};

/** Chooses a number or none. */
export const OfferedField = (props: OfferedFieldProps) => {
  const { offered, saved, value, wordsOf, onChoose, ...field } = props;
  return (
    <SelectField
      {...field}
      value={`${value ?? ''}`}
      options={offeredOptions(offered, saved, wordsOf)}
      onValueChange={(chosen) => onChoose(numberOf(chosen))}
    />
  );
};

/** None, then the numbers from the smallest on. */
export function offeredOptions(
  offered: readonly number[],
  saved: number | null,
  wordsOf: OfferedFieldProps['wordsOf'],
) {
  const all = new Set(saved === null ? offered : [...offered, saved]);
  return [null, ...[...all].toSorted((a, b) => a - b)].map((value) => ({
    value: `${value ?? ''}`,
    label: wordsOf(value),
  }));
}

export const numberOf = (value: string): number | null => (value === '' ? null : Number(value));
