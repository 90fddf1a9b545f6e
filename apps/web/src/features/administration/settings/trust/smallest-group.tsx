import { smallestGroupMin } from '@rapport/contract';
import { smallestGroupEffect } from './effect-words.ts';
import { GroupSlider } from './group-slider.tsx';
import { EffectLine, TrustRow, type TrustSectionProps } from './trust-row.tsx';

export function SmallestGroup({ form, administration }: TrustSectionProps) {
  const { smallestGroup } = form.draft;
  return (
    <TrustRow
      subject="smallestGroup"
      note="No mood is shown for fewer people than this, anywhere."
      administration={administration}
    >
      <GroupSlider
        value={smallestGroup}
        onValueChange={(value) => form.change({ smallestGroup: value })}
      />
      <EffectLine>
        {smallestGroupEffect(administration.effects, smallestGroup)} It cannot be set below{' '}
        {smallestGroupMin}.
      </EffectLine>
    </TrustRow>
  );
}
