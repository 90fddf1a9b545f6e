import { SwitchOnActions } from '@/components/actions/switch-on-actions.tsx';
import { usePermission } from '@/lib/use-permission.ts';

/** What is true of actions while the organization has them switched off. */
export function ActionsOff() {
  const { isAllowed, isPending } = usePermission({ organization: ['update'] });
  if (isPending) return null;
  return (
    <p className="mt-6 max-w-[56ch]">
      {isAllowed ? (
        <>
          Actions are counted in each meeting. Action Items are switched off, so nobody sees the
          list. <SwitchOnActions />
        </>
      ) : (
        'Actions are counted in each meeting. Action Items are switched off in your organization, so nobody sees the list. An owner or admin can switch them on in Settings.'
      )}
    </p>
  );
}
