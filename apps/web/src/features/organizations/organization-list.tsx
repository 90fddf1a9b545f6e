import type { ListedOrganization } from '@rapport/contract';
import { Building2, Check } from 'lucide-react';
import { useSwitchOrganization } from '@/components/layout/use-switch-organization.ts';
import { Spinner } from '@/components/ui/spinner.tsx';
import { cn } from '@/lib/cn.ts';
import { counted } from '@/lib/number-words.ts';
import { roleWords } from '@/lib/user-words.ts';

type OrganizationListProps = { organizations: readonly ListedOrganization[] };

export function OrganizationList({ organizations }: OrganizationListProps) {
  const { activeId, openingId, switchTo } = useSwitchOrganization();
  if (organizations.length === 0) return <p className="text-ink-2">No organizations available</p>;
  return (
    <ul aria-label="Organizations" className="-mx-3">
      {organizations.map(({ id, name, role, memberCount }) => {
        const isActive = id === activeId;
        return (
          <li key={id}>
            <button
              type="button"
              aria-current={isActive || undefined}
              aria-busy={id === openingId || undefined}
              onClick={() => switchTo(id)}
              className={cn(
                'grid min-h-13 w-full cursor-default grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-3 rounded-control px-3 py-1.5 text-left max-md:min-h-14',
                isActive ? 'bg-accent-soft' : 'hover:bg-hover',
              )}
            >
              <Building2
                aria-hidden
                className={cn('size-5', isActive ? 'text-accent' : 'text-ink-3')}
              />
              <span className="min-w-0">
                <span className="block font-medium wrap-anywhere">{name}</span>
                <span className="block text-12 text-ink-2">
                  {roleWords[role]} · {counted(memberCount, 'member')}
                </span>
              </span>
              {isActive && (
                <span className="flex items-center gap-1.5 text-12 text-accent">
                  <Check aria-hidden className="size-4" />
                  Active
                </span>
              )}
              {id === openingId && (
                <span className="flex items-center gap-1.5 text-12 text-ink-2">
                  <Spinner />
                  Opening...
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
