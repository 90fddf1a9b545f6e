import { useId } from 'react';
import { Option } from '@/components/planning/option.tsx';

type ChoiceCardsProps<Value extends string> = {
  legend: string;
  value: Value;
  options: readonly { value: Value; label: string; meaning: string }[];
  onValueChange: (value: Value) => void;
};

export function ChoiceCards<Value extends string>({
  legend,
  value,
  options,
  onValueChange,
}: ChoiceCardsProps<Value>) {
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <Option
          key={option.value}
          kind="radio"
          name={name}
          label={option.label}
          meaning={option.meaning}
          checked={option.value === value}
          onCheckedChange={() => onValueChange(option.value)}
        />
      ))}
    </fieldset>
  );
}
