import { type KeptReason, keptReasonSchema, type TextSource } from '@rapport/contract';

const reasons: Record<KeptReason, string> = {
  'no-answer': 'The language model did not answer',
  'too-slow': 'The language model took too long',
  'unreadable-answer': 'The language model gave an invalid answer',
  'not-borne-out': 'The transcript does not support what the language model wrote',
  'not-asked': 'The language model was not asked about this',
  'switched-off': 'The organization switched the language model off',
};

/** A sentence naming the engine that wrote the texts; null without a language model. */
export function sourceText(sources: readonly TextSource[]): string | null {
  const asked = sources.filter(({ model }) => model !== null);
  const written = asked.find(({ engine }) => engine === 'model');
  const kept = sources.filter(({ engine }) => engine === 'embedded');
  if (written) {
    const others =
      kept.length === 0
        ? ''
        : `; ${kept.length} of ${sources.length} texts ${kept.length === 1 ? 'is' : 'are'} by the built-in engine`;
    return `Written by ${written.model}, checked against the transcript${others}.`;
  }
  const reason = keptReasonSchema.options.find((why) =>
    asked.some((source) => source.kept === why),
  );
  if (!reason) return null;
  const these = sources.length === 1 ? 'this text is' : 'these texts are';
  return `${reasons[reason]}; ${these} by the built-in engine.`;
}
