import { Switch } from '@/components/ui/switch.tsx';
import { useLeaveOutOfMoods } from './leave-out-of-moods.ts';

/**
 * Switches whether the person is left out of the moods of all their meetings, and explains what
 * that means.
 */
export function MoodSwitch({ isLeftOut }: { isLeftOut: boolean }) {
  const { mutate, isPending, variables } = useLeaveOutOfMoods();
  return (
    <>
      <Switch
        label="Leave my turns out of moods"
        checked={isPending ? variables : isLeftOut}
        aria-busy={isPending}
        onCheckedChange={(checked) => {
          if (!isPending) mutate(checked);
        }}
      />
      <p className="mt-1 max-w-[92ch] text-12 text-ink-2 text-pretty">
        You are then judged in no meeting, past or future, and no meeting’s mood counts you. Your
        stored figures stay, for you alone, so that you can take this back.
      </p>
    </>
  );
}
