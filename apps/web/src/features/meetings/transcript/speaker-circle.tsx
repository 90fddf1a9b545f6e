import { Avatar } from '@/components/ui/avatar.tsx';
import { initialsOf } from '@/lib/initials.ts';

/** A speaker as a circle; dashed for an unidentified speaker, with the number if there is one. */
export function SpeakerCircle({ name, isTied }: { name: string; isTied: boolean }) {
  if (isTied) return <Avatar name={name} size="small" className="text-[10px]" />;
  return (
    <span
      aria-hidden
      className="grid size-6 shrink-0 select-none place-items-center rounded-full border border-line-control border-dashed font-strong text-[10px] text-ink-2"
    >
      {/\d+$/.exec(name)?.[0].slice(-3) ?? (name ? initialsOf({ name }) : '?')}
    </span>
  );
}
