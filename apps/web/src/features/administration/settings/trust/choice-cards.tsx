import { useId } from 'react';
import { Option } from '@/components/planning/option.tsx';

type ChoiceCardsProps<Value extends string> = {
  legend: string;
  value: Value;
  values: readonly Value[];
  words: Record<Value, string>;
  meanings: Record<Value, string>;
  onValueChange: (value: Value) => void;
};

export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, values, words, meanings, onValueChange } = props;
  const name = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{legend}</legend>
      {values.map((value) => (
        <Option
          key={value}
          kind="radio"
          name={name}
          label={words[value]}
          meaning={meanings[value]}
          checked={value === props.value}
          onCheckedChange={() => onValueChange(value)}
        />
      ))}
    </fieldset>
  );
}
