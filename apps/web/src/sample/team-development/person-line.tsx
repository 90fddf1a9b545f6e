import { Avatar } from '@/components/ui/avatar.tsx';
import type { DevelopmentPlan } from './domain/development-plan.ts';

export function PersonLine({ person: { name, role } }: Pick<DevelopmentPlan, 'person'>) {
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
