import { type TrustAdministration, type TrustSubject, trustSubjectWords } from '@rapport/contract';
import { CornerDownRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { LastChange } from '../last-change.tsx';
import { SettingsRow } from '../settings-row.tsx';
import type { TrustForm } from './use-trust-draft.ts';

export type TrustSectionProps = { form: TrustForm; administration: TrustAdministration };

type TrustRowProps = {
  subject: TrustSubject;
  note: string;
  administration: TrustAdministration;
  children: ReactNode;
};

/** A setting, with the person who changed it last. */
export function TrustRow({ subject, note, administration, children }: TrustRowProps) {
  const change = administration.lastChanges.find((last) => last.subject === subject);
  return (
    <SettingsRow
      title={trustSubjectWords[subject]}
      note={note}
      anchor={subject}
      aside={
        <LastChange
          change={change && { by: change.name, at: change.at }}
          to="/admin/audit-log?action=trust-changed"
        />
      }
    >
      <div className="grid gap-3">{children}</div>
    </SettingsRow>
  );
}

/** The current effect of a setting, with figures. */
export function EffectLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-pretty text-12 text-ink-2">
      <CornerDownRight aria-hidden className="mt-px size-3.5 shrink-0 text-ink-3" />
      <span>{children}</span>
    </p>
  );
}
