import { MoodSwitch } from '@/components/leave-out-of-moods/mood-switch.tsx';
import { Section } from '@/components/ui/section.tsx';

/** A switch for leaving the person out of the moods of all their meetings. */
export function MoodChoice({ isLeftOut }: { isLeftOut: boolean }) {
  return (
    <Section title="Moods">
      <MoodSwitch isLeftOut={isLeftOut} />
    </Section>
  );
}
