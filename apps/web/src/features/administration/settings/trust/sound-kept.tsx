import { soundDaysMax, soundKeptWords } from '@rapport/contract';
import { SelectField } from '@/components/ui/control-fields.tsx';
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
      <SelectField
        label="Sound"
        className="max-w-80"
        value={`${soundDays ?? ''}`}
        options={optionsWith(form.saved.soundDays)}
        onValueChange={(value) => form.change({ soundDays: value === '' ? null : Number(value) })}
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

/** Includes the saved time if it is not one of the offered ones. */
function optionsWith(saved: number | null) {
  const days = [...new Set([...offeredDays, ...(saved === null ? [] : [saved])])];
  return [
    { value: '', label: soundKeptWords(null) },
    ...days
      .toSorted((a, b) => a - b)
      .map((one) => ({ value: `${one}`, label: soundKeptWords(one) })),
  ];
}
