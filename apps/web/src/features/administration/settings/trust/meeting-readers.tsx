import { meetingReadersSchema, meetingReaderWords, trustSubjectWords } from '@rapport/contract';
import { ChoiceCards } from './choice-cards.tsx';
import { everyoneMeaning, readersEffect } from './effect-words.ts';
import { EffectLine, TrustRow, type TrustSectionProps } from './trust-row.tsx';

export function MeetingReaders({ form, administration }: TrustSectionProps) {
  const { effects } = administration;
  const meanings = {
    everyone: everyoneMeaning(effects),
    participants:
      'Each meeting is open to those who spoke in it, the person who uploaded it, and those they chose. Owners and admins get no access by their role.',
  };
  return (
    <TrustRow
      subject="meetingReaders"
      note="Transcripts, summaries, actions and the answers made from them."
      administration={administration}
    >
      <ChoiceCards
        legend={trustSubjectWords.meetingReaders}
        value={form.draft.meetingReaders}
        values={meetingReadersSchema.options}
        words={meetingReaderWords}
        meanings={meanings}
        onValueChange={(meetingReaders) => form.change({ meetingReaders })}
      />
      <EffectLine>{readersEffect(effects, form.draft)}</EffectLine>
    </TrustRow>
  );
}
