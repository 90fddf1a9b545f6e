import { useParticipantNotice } from '@/lib/use-active-features.ts';

/** The organization's notice to participants. */
export function ParticipantNotice() {
  const notice = useParticipantNotice();
  if (!notice) return null;
  return (
    <p className="whitespace-pre-line text-12 text-ink-2 wrap-anywhere">
      Participants are told: {notice}
    </p>
  );
}
