import type { OrganizationMap } from '@rapport/contract';
import type { DepartmentColours } from '@/components/organization-map/department-colours.ts';
import { Dialog } from '@/components/ui/dialog.tsx';
import { PersonFacts } from './person-panel.tsx';
import { PersonTies } from './person-ties.tsx';
import type { ChosenPerson } from './use-chosen-person.ts';

type PersonSheetProps = {
  chosen: ChosenPerson;
  colours: DepartmentColours;
  period: OrganizationMap['period'];
  onClose: () => void;
};

/** The person's panel on phones. */
export function PersonSheet({ chosen, colours, period, onClose }: PersonSheetProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<bdi>{chosen.person.name}</bdi>}
    >
      <div>
        <PersonFacts chosen={chosen} colours={colours} />
      </div>
      <PersonTies chosen={chosen} colours={colours} period={period} />
    </Dialog>
  );
}
