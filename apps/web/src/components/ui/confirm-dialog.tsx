import { useOnDemand } from '@/lib/use-on-demand.ts';
import type { QuestionDialogProps } from './question-dialog.tsx';

const loadQuestion = () =>
  import('./question-dialog.tsx').then(({ QuestionDialog }) => QuestionDialog);

/** Asks before something that cannot be undone; what asks is loaded when there is something to ask. */
export function ConfirmDialog(props: QuestionDialogProps) {
  const QuestionDialog = useOnDemand(loadQuestion, props.open);
  return QuestionDialog && <QuestionDialog {...props} />;
}
