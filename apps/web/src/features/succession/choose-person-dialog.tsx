import { endpoints } from '@rapport/contract';
import type { PersonDialogProps } from '@/components/person-picker/person-dialog.tsx';
import { addressOf } from '@/lib/call.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';

const load = () =>
  import('@/components/person-picker/person-dialog.tsx').then((part) => part.PersonDialog);

/** Loaded on demand. */
export function ChoosePersonDialog(props: Omit<PersonDialogProps, 'addressOfPeople'>) {
  const PersonDialog = useOnDemand(load, true);
  return (
    PersonDialog && (
      <PersonDialog
        addressOfPeople={(query) => addressOf(endpoints.succession.listPeople, { query })}
        {...props}
      />
    )
  );
}
