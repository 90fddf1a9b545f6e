import { useOnDemand } from '@/lib/use-on-demand.ts';
import type { QuestionDialogProps } from './question-dialog.tsx';

const loadQuestion = () =>
  import('./question-dialog.tsx').then(({ QuestionDialog }) => QuestionDialog);

/** Asks before an irreversible action. Loaded on demand. */
export function ConfirmDialog(props: QuestionDialogProps) {
  const QuestionDialog = useOnDemand(loadQuestion, props.open);
  return QuestionDialog && <QuestionDialog {...props} />;
}
