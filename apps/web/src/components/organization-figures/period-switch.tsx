import { periodWeeks } from '@rapport/contract';
import { Segmented } from '@/components/ui/segmented.tsx';
import { periodNames } from './period-words.ts';
import { useChosenPeriod } from './use-chosen-period.ts';

const options = periodWeeks.map((weeks) => ({ value: `${weeks}`, label: periodNames[weeks] }));

export function PeriodSwitch() {
  const { period, changePeriod } = useChosenPeriod();
  return (
    <Segmented
      label="Period"
      value={`${period.weeks}`}
      options={options}
      onValueChange={(value) => {
        const weeks = periodWeeks.find((one) => `${one}` === value);
        if (weeks) changePeriod({ weeks });
      }}
    />
  );
}
