import { type Period, periodWeeks } from '@rapport/contract';
import { Segmented } from '@/components/ui/segmented.tsx';
import { periodNames } from './period-words.ts';
import { useChosenPeriod } from './use-chosen-period.ts';

const options = periodWeeks.map((weeks) => ({ value: `${weeks}`, label: periodNames[weeks] }));

type PeriodSwitchProps = {
  /** The period of the answer, which the server chooses where the address names none. */
  shown: Pick<Period, 'weeks'> | undefined;
};

export function PeriodSwitch({ shown }: PeriodSwitchProps) {
  const { period, changePeriod } = useChosenPeriod();
  return (
    <Segmented
      label="Period"
      value={`${period.weeks ?? shown?.weeks ?? ''}`}
      options={options}
      onValueChange={(value) => {
        const weeks = periodWeeks.find((one) => `${one}` === value);
        if (weeks) changePeriod({ weeks });
      }}
    />
  );
}
