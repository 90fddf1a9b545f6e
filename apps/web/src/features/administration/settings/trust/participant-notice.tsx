import { participantNoticeLengthMax, trustSubjectWords } from '@rapport/contract';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { useSendsMail } from '@/lib/sign-in-ways.ts';
import { EffectLine, TrustRow, type TrustSectionProps } from './trust-row.tsx';

export function ParticipantNotice({ form, administration }: TrustSectionProps) {
  const [isShown, setIsShown] = useState(false);
  const countId = useId();
  const sendsMail = useSendsMail();
  const { participantNotice: notice, isNoticeMailed } = form.draft;
  const isEmpty = notice.trim() === '';
  return (
    <TrustRow
      subject="participantNotice"
      note="Shown to those who upload a meeting, and at the foot of each meeting."
      administration={administration}
    >
      <Textarea
        aria-label={trustSubjectWords.participantNotice}
        aria-describedby={countId}
        value={notice}
        maxLength={participantNoticeLengthMax}
        onChange={(event) => form.change({ participantNotice: event.target.value })}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <p id={countId} className="flex-1 text-12 text-ink-3 tabular-nums">
          {notice.length} of {participantNoticeLengthMax} characters
        </p>
        <Button
          size="small"
          aria-expanded={isShown}
          disabled={isEmpty}
          onClick={() => setIsShown(!isShown)}
        >
          Show as people see it
        </Button>
      </div>
      {isShown && !isEmpty && <AsPeopleSeeIt notice={notice.trim()} />}
      <Checkbox
        label="Send it to participants by e-mail"
        checked={isNoticeMailed}
        onChange={(event) => form.change({ isNoticeMailed: event.target.checked })}
      />
      <EffectLine>{effectOf(isEmpty, isNoticeMailed, sendsMail)}</EffectLine>
    </TrustRow>
  );
}

function effectOf(isEmpty: boolean, isMailed: boolean, sendsMail: boolean): string {
  if (isEmpty) return 'Participants are not informed.';
  if (!isMailed) return 'The notice is shown in Rapport only.';
  if (!sendsMail)
    return 'No mail server is set up: the notice is shown in Rapport only, and no mail arrives.';
  return 'Each participant who is in the directory gets one mail when a meeting is analysed for the first time, with its title, its day and this notice.';
}

function AsPeopleSeeIt({ notice }: { notice: string }) {
  return (
    <dl
      aria-label="The notice as people see it"
      className="grid gap-3 rounded-control border border-line-2 border-dashed p-3 text-12 text-ink-2"
    >
      <div>
        <dt className="text-ink-3">In the upload dialog</dt>
        <dd className="mt-1 whitespace-pre-line wrap-anywhere">Participants are told: {notice}</dd>
      </div>
      <div>
        <dt className="text-ink-3">At the foot of each meeting</dt>
        <dd className="mt-1 whitespace-pre-line wrap-anywhere">{notice}</dd>
      </div>
    </dl>
  );
}
