import type { LanguageModelState } from '@rapport/contract';
import { Facts } from '@/components/ui/facts.tsx';
import { QueryPart } from '@/components/ui/query-part.tsx';
import { SettingSwitch } from '../setting-switch.tsx';
import { EffectLine, TrustRow, type TrustSectionProps } from '../trust/trust-row.tsx';
import { useLanguageModel } from './language-model.ts';
import { ModelMays } from './model-mays.tsx';
import { ModelTestBlock } from './model-test.tsx';
import { ModelTokens } from './model-tokens.tsx';
import { OwnModel } from './own-model.tsx';

export function LanguageModelSection({ form, administration }: TrustSectionProps) {
  const { isModelSetUp } = administration;
  const { isLanguageModelOn } = form.draft;
  return (
    <TrustRow
      subject="languageModel"
      note="Writes summaries and answers, checked against what was said. Without one, the built-in engine writes them."
      administration={administration}
    >
      <SettingSwitch
        title="Use a language model"
        effect={
          isModelSetUp
            ? 'For this organization; others on this server choose for themselves'
            : 'No language model is set up.'
        }
        checked={isLanguageModelOn}
        onCheckedChange={(isOn) => form.change({ isLanguageModelOn: isOn })}
      />
      <QueryPart query={useLanguageModel()} what="the language model" block="h-32 w-full">
        {(state) => <ModelOf state={state} />}
      </QueryPart>
      {isModelSetUp ? (
        <ModelMays form={form} />
      ) : (
        <EffectLine>
          An administrator of the server names one by RAPPORT_LLM_BASE_URL and RAPPORT_LLM_MODEL.
        </EffectLine>
      )}
      <EffectLine>
        {!isLanguageModelOn
          ? 'Nothing of your meetings is sent to a language model, also if one is set up later. Texts that it wrote before stay until their meeting is read again.'
          : isModelSetUp
            ? 'Transcripts of your meetings are sent to it, for what is ticked. Every text that it writes is marked with its name, on screen and in exports.'
            : 'Nothing is sent to a language model. If one is set up later, transcripts of your meetings are sent to it.'}
      </EffectLine>
    </TrustRow>
  );
}

function ModelOf({ state }: { state: LanguageModelState }) {
  const { model, tokens } = state;
  if (!model) return <OwnModel {...state} />;
  return (
    <>
      <Facts
        facts={[
          { label: 'Model', value: model.name },
          {
            label: 'Address',
            value: `${model.address}${model.isInside ? ', inside your network' : ''}`,
          },
        ]}
      />
      <OwnModel {...state} />
      <ModelTestBlock state={state} />
      <ModelTokens tokens={tokens} />
    </>
  );
}
