import { findingLengthMax, type Outcome } from '@rapport/contract';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { notify } from '@/components/ui/notify.ts';
import { Section } from '@/components/ui/section.tsx';
import { refusalSentence } from '@/lib/refusal-sentence.ts';
import { useIsSettled } from '@/lib/use-is-settled.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { useCorrectMeeting } from '../api/correct-meeting.ts';
import {
  decisionsExplanation,
  openQuestionsExplanation,
} from '../computed/finding-explanations.ts';
import { HowComputed } from '../computed/how-computed.tsx';
import { loadFindingDialog } from './load-finding-dialog.ts';
import { Sentences } from './sentences.tsx';

const words = {
  decision: {
    title: 'Decisions',
    one: 'decision',
    label: 'What was decided',
    explanation: decisionsExplanation,
  },
  question: {
    title: 'Open questions',
    one: 'open question',
    label: 'What is open',
    explanation: openQuestionsExplanation,
  },
} as const;

type OutcomeSectionProps = {
  meetingId: string;
  kind: keyof typeof words;
  outcomes: readonly Outcome[];
  canCorrect: boolean;
  onAction?: ((sentence: string) => void) | undefined;
};

/** Decisions or open questions. People who may correct the meeting can remove and add some. */
export function OutcomeSection(props: OutcomeSectionProps) {
  const { meetingId, kind, outcomes, canCorrect, onAction } = props;
  const { title, one, label, explanation } = words[kind];
  const [isAdding, setIsAdding] = useState(false);
  const FindingDialog = useOnDemand(loadFindingDialog, isAdding);
  const addButton = useRef<HTMLButtonElement>(null);
  const correct = useCorrectMeeting(meetingId);
  const isSettled = useIsSettled(outcomes.map(({ text }) => text).join('\n'));
  const remove = ({ text, evidence }: Outcome) => {
    if (correct.isPending || !isSettled()) return;
    const pressed = document.activeElement;
    correct.mutate(
      {
        correction: { kind: `drop-${kind}`, text, turn: evidence[0]?.turn ?? null },
        done: `Removed the ${one}.`,
      },
      {
        // The pressed button disappears together with its sentence.
        onSuccess: () => {
          const { activeElement, body } = document;
          if (activeElement === pressed || activeElement === body) addButton.current?.focus();
        },
        onError: (error) =>
          notify.error(
            refusalSentence(error, { else: 'The correction could not be saved. Try again.' }),
            meetingId,
            error,
          ),
      },
    );
  };
  const added = outcomes.filter(({ isAdded }) => isAdded).length;
  return (
    <Section
      title={title}
      note={
        <span className="flex items-center gap-0.5">
          {`${outcomes.length - added} found${added > 0 ? `, ${added} added` : ''}`}
          <HowComputed figure={title} explanation={explanation} />
        </span>
      }
      actions={
        canCorrect && (
          <Button
            ref={addButton}
            variant="ghost"
            size="small"
            icon={Plus}
            aria-label={`Add ${kind === 'decision' ? 'a decision' : 'an open question'}`}
            onClick={() => setIsAdding(true)}
          >
            Add
          </Button>
        )
      }
    >
      <Sentences
        sentences={outcomes}
        label={title}
        kind={kind}
        none={`No ${title.toLowerCase()} were found.`}
        onAction={onAction}
        onRemove={canCorrect ? remove : undefined}
      />
      {FindingDialog && isAdding && (
        <FindingDialog
          meetingId={meetingId}
          title={`Add ${kind === 'decision' ? 'a decision' : 'an open question'}`}
          description="It is marked as added by hand, and stays when the meeting is analysed again."
          submitLabel="Add"
          label={label}
          longest={findingLengthMax}
          correctionOf={(text) => ({ kind: `add-${kind}`, text })}
          doneOf={() => `Added the ${one}.`}
          onClose={() => setIsAdding(false)}
        />
      )}
    </Section>
  );
}
