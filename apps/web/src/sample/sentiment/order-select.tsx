import { Select } from '@/components/ui/select.tsx';
import { feelingNames } from './feeling-names.ts';
import { feelingKeys, type Order } from './individual-order.ts';

const unordered = { value: 'heard', label: 'Talk, most first', order: null };

const choices: readonly { value: string; label: string; order: Order | null }[] = [
  unordered,
  { value: 'name', label: 'Name, A to Z', order: { key: 'name', direction: 'ascending' } },
  ...feelingKeys.flatMap((key) => [
    {
      value: `${key} descending`,
      label: `${feelingNames[key]}, highest first`,
      order: { key, direction: 'descending' as const },
    },
    {
      value: `${key} ascending`,
      label: `${feelingNames[key]}, lowest first`,
      order: { key, direction: 'ascending' as const },
    },
  ]),
];

type OrderSelectProps = { order: Order | null; onOrderChange: (order: Order | null) => void };

/** Replaces the sortable column heads on narrow screens. */
export function OrderSelect({ order, onOrderChange }: OrderSelectProps) {
  const current = choices.find(
    (choice) => choice.order?.key === order?.key && choice.order?.direction === order?.direction,
  );
  return (
    <Select
      aria-label="Order"
      className="@min-[500px]:hidden"
      value={(current ?? unordered).value}
      options={choices}
      onValueChange={(value) =>
        onOrderChange(choices.find((choice) => choice.value === value)?.order ?? null)
      }
    />
  );
}
