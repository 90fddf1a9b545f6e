import { privacyWords, smallestGroupMin } from '@rapport/contract';
import { useActiveFeatures } from '@/lib/use-active-features.ts';
import { smallestGroupEffect } from './effect-words.ts';
import { GroupSlider } from './group-slider.tsx';
import { EffectLine, TrustRow, type TrustSectionProps } from './trust-row.tsx';

export function SmallestGroup({ form, administration }: TrustSectionProps) {
  const { smallestGroup } = form.draft;
  const { features: activeFeatures } = useActiveFeatures();
  const { overMeetings, inMeeting } = privacyWords({ trust: form.draft, activeFeatures });
  return (
    <TrustRow subject="smallestGroup" note={overMeetings} administration={administration}>
      <GroupSlider
        value={smallestGroup}
        onValueChange={(value) => form.change({ smallestGroup: value })}
      />
      <EffectLine>
        {smallestGroupEffect(administration.effects, form.draft)} It cannot be set below{' '}
        {smallestGroupMin}.
      </EffectLine>
      <EffectLine>{inMeeting}</EffectLine>
    </TrustRow>
  );
}
