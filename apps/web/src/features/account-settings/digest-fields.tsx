import { Mail } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { useSendsMail } from '@/lib/sign-in-ways.ts';
import { usePrivacyWords } from '@/lib/use-active-features.ts';
import { dayTimes } from './day-times.ts';
import type { NotificationFieldsProps } from './notification-sections.tsx';
import { useSendDigest } from './notification-settings.ts';
import { SectionFooter } from './section-footer.tsx';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const dayOptions = weekdays.map((label, at) => ({ value: `${at}`, label }));

export function DigestFields({ settings, onChange }: NotificationFieldsProps) {
  const { isDigestOn, digestDay, digestTime, email } = settings;
  const { digestHolds } = usePrivacyWords();
  const send = useSendDigest();
  const sendsMail = useSendsMail();
  const told = !send.data?.isSent
    ? 'There is nothing to report for the last week, so no mail is sent.'
    : sendsMail
      ? `It is on its way to ${email}.`
      : 'No mail server is set up: it was written to the outbox folder on the server.';
  return (
    <div className="grid gap-3">
      <Switch
        label="Weekly digest"
        checked={isDigestOn}
        onCheckedChange={(isOn) => onChange({ isDigestOn: isOn })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label="Day of the digest"
          className="w-36"
          options={dayOptions}
          value={`${digestDay}`}
          onValueChange={(day) => onChange({ digestDay: Number(day) })}
        />
        <Select
          aria-label="Time of the digest"
          className="w-32"
          options={dayTimes}
          value={digestTime}
          onValueChange={(time) => onChange({ digestTime: time })}
        />
      </div>
      <SectionFooter
        button={
          <Button size="small" icon={Mail} busy={send.isPending} onClick={() => send.mutate()}>
            Send me one now
          </Button>
        }
        success={send.isSuccess && told}
        failure={send.error && refusalSentence(send.error, 'It could not be sent.')}
      />
      <p className="text-12 text-ink-3">{digestHolds}</p>
    </div>
  );
}
