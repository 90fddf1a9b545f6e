import { type AskQuery, askQuerySchema } from '@rapport/contract';
import { ChoiceChip, FindChip } from '@/components/ui/filter-chip.tsx';
import { type Choice, searchedFrom } from './query-words.ts';

const labels = { state: 'State', group: 'By', order: 'Order' };
type Part = keyof typeof labels;

type ListChipProps = {
  part: Part;
  choices: readonly Choice[];
  query: AskQuery;
  /** Opens the list as a dialog, if it is long. */
  onFind: (part: Part) => void;
  onClear: (part: Part) => void;
  onChange: (changes: Partial<AskQuery>) => void;
};

/** A part of the query that is chosen from a list: a native one if it is short. */
export function ListChip({ part, choices, query, onFind, onClear, onChange }: ListChipProps) {
  const value = query[part] ?? '';
  const choose = (chosen: string) => {
    if (chosen) onChange(askQuerySchema.parse({ ...query, [part]: chosen }));
    else onClear(part);
  };
  if (choices.length < searchedFrom)
    return <ChoiceChip label={labels[part]} options={choices} value={value} onChoose={choose} />;
  return (
    <FindChip
      label={labels[part]}
      value={choices.find((one) => one.value === value)?.label}
      onFind={() => onFind(part)}
      onClear={() => onClear(part)}
    />
  );
}
