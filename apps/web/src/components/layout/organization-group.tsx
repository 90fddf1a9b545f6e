import type { Organization } from '@rapport/contract';
import { Building2 } from 'lucide-react';
import {
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from '@/components/ui/dropdown-menu.tsx';
import { useSwitchOrganization } from './use-switch-organization.ts';

type OrganizationGroupProps = {
  /** Undefined until loaded. */
  organizations: readonly Pick<Organization, 'id' | 'name'>[] | undefined;
};

export function OrganizationGroup({ organizations }: OrganizationGroupProps) {
  const { activeId, switchTo } = useSwitchOrganization();
  return (
    <>
      <DropdownMenuLabel id="organizations">Organizations</DropdownMenuLabel>
      {organizations?.length === 0 && (
        <p className="px-2 py-1.5 text-ink-2">No organizations available</p>
      )}
      <DropdownMenuRadioGroup
        aria-labelledby="organizations"
        value={activeId ?? ''}
        onValueChange={switchTo}
      >
        {organizations?.map(({ id, name }) => (
          <DropdownMenuRadioItem key={id} value={id} icon={Building2}>
            {name}
          </DropdownMenuRadioItem>
        ))}
      </DropdownMenuRadioGroup>
    </>
  );
}
