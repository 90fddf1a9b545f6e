import { EyeOff, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cn } from '@/lib/cn.ts';
import { usePrivacyWords } from '@/lib/use-active-features.ts';

type SmallNoteProps = { icon: LucideIcon; className?: string; children: ReactNode };

/** A small note below figures. */
export function SmallNote({ icon: Icon, className, children }: SmallNoteProps) {
  return (
    <p className={cn('flex max-w-[92ch] gap-2 text-12 text-ink-3 text-pretty', className)}>
      <Icon aria-hidden className="mt-px size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** Shown at the foot of each page with moods. */
export function PrivacyNote() {
  const { overMeetings, inMeeting } = usePrivacyWords();
  return (
    <SmallNote icon={EyeOff} className="mt-6">
      {overMeetings} Where a hidden figure could be worked out from a total, the next smallest is
      hidden too. {inMeeting}{' '}
      <Link to="/trust" className="whitespace-nowrap text-accent underline underline-offset-2">
        How privacy works
      </Link>
    </SmallNote>
  );
}
