import { Avatar } from '@/components/ui/avatar.tsx';
import { employee } from '@/sample-data/company/employees.ts';

/** Who a plan belongs to. */
export function PersonLine({ id }: { id: string }) {
  const { name, role } = employee(id);
  return (
    <span className="flex items-center gap-2.5">
      <Avatar name={name} />
      <span>
        <span className="block font-medium">{name}</span>
        <span className="block text-12 text-ink-2">{role}</span>
      </span>
    </span>
  );
}
