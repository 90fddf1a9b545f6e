import { soundDaysMax, soundKeptWords } from '@rapport/contract';
import { OfferedField } from '../offered-field.tsx';
import { EffectLine, TrustRow, type TrustSectionProps } from './trust-row.tsx';

const offeredDays = [7, 30, 90, 180, soundDaysMax];

export function SoundKept({ form, administration }: TrustSectionProps) {
  const { soundDays, worksCouncilMode } = form.draft;
  return (
    <TrustRow
      subject="sound"
      note="A recording is written down by the speech service of this installation. Its sound can be kept, so that people can listen at a quote."
      administration={administration}
    >
      <OfferedField
        label="Sound"
        className="max-w-80"
        offered={offeredDays}
        saved={form.saved.soundDays}
        value={soundDays}
        wordsOf={soundKeptWords}
        onChoose={(days) => form.change({ soundDays: days })}
      />
      {!administration.isSpeechSetUp && (
        <EffectLine>
          No speech service is set up in this installation, so no recording can be uploaded.
        </EffectLine>
      )}
      <EffectLine>
        {soundDays === null
          ? 'The sound of a recording is deleted as soon as its words are stored. Nobody can listen to it.'
          : worksCouncilMode
            ? 'In works-council mode no sound of new recordings is kept, and nobody can listen to earlier ones.'
            : 'Who may read a meeting can listen to its sound, in the app only. It can’t be downloaded. Longer times apply to new recordings, shorter ones to all.'}
      </EffectLine>
    </TrustRow>
  );
}
