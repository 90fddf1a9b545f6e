import { endpoints, trustSubjectWords } from '@rapport/contract';
import { useQuery } from '@tanstack/react-query';
import { Facts } from '@/components/ui/facts.tsx';
import { call } from '@/lib/call.ts';
import { useRunsInstallation } from '../../use-runs-installation.ts';
import { SettingSwitch } from '../setting-switch.tsx';
import { EffectLine, TrustRow, type TrustSectionProps } from './trust-row.tsx';

export function LanguageModel({
  form,
  administration: { isModelSetUp, ...more },
}: TrustSectionProps) {
  const model = useInstalledModel(isModelSetUp);
  const { isLanguageModelOn } = form.draft;
  return (
    <TrustRow
      subject="languageModel"
      note="Writes summaries, checked against the transcript. Without one, the built-in engine writes them."
      administration={{ isModelSetUp, ...more }}
    >
      <SettingSwitch
        title={trustSubjectWords.languageModel}
        effect={
          isModelSetUp
            ? 'A language model is set up in this installation.'
            : 'No language model is set up in this installation.'
        }
        checked={isLanguageModelOn}
        onCheckedChange={(isOn) => form.change({ isLanguageModelOn: isOn })}
      />
      {model && (
        <Facts
          facts={[
            { label: 'Model', value: model.name },
            { label: 'Server', value: model.server },
          ]}
        />
      )}
      <EffectLine>
        {!isLanguageModelOn
          ? 'Nothing of your meetings is sent to a language model, also if one is set up later. Texts that it wrote before stay until their meeting is read again.'
          : isModelSetUp
            ? 'Sentences of your meetings are sent to it. If it does not answer, the built-in engine writes the texts.'
            : 'Nothing is sent to a language model. If one is set up later, sentences of your meetings are sent to it.'}
      </EffectLine>
    </TrustRow>
  );
}

/** Name and server of the language model, for owners who run the installation; undefined for others. */
function useInstalledModel(isSetUp: boolean) {
  const runsInstallation = useRunsInstallation();
  const { data } = useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => call(endpoints.system.get, { signal }),
    enabled: isSetUp && runsInstallation,
  });
  return data?.model ?? undefined;
}
