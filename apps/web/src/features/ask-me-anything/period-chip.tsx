import { ChoiceChip } from '@/components/ui/filter-chip.tsx';
import { type Period, periodOptions, periodWords } from './filter-words.ts';

const ownDays = 'days';

type PeriodChipProps = {
  period: Period;
  /** The first day of a period that ends today, or neither day. */
  onChoose: (from: string | undefined) => void;
  /** Called if the days are to be chosen one by one. */
  onOwnDays: () => void;
};

export function PeriodChip({ period, onChoose, onOwnDays }: PeriodChipProps) {
  return (
    <ChoiceChip
      label="Period"
      unset="any time"
      value={[period.from, period.to].filter(Boolean).join(' ')}
      words={periodWords(period)}
      options={[...periodOptions(), { value: ownDays, label: 'choose days…' }]}
      onChoose={(value) => (value === ownDays ? onOwnDays() : onChoose(value || undefined))}
    />
  );
}
