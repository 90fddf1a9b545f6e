import { type FoundSentence, findingLengthMax, type Outcome, type Worded } from '@rapport/contract';
import { Plus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { useIsSettled } from '@/lib/use-is-settled.ts';
import { useKeptFocus } from '@/lib/use-kept-focus.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { notSaved, useCorrectMeeting } from '../api/correct-meeting.ts';
import {
  decisionsExplanation,
  openQuestionsExplanation,
} from '../computed/finding-explanations.ts';
import { HowComputed } from '../computed/how-computed.tsx';
import { BlockHead, noneSure } from './block-head.tsx';
import { loadFindingDialog } from './load-finding-dialog.ts';
import { MaybeFold } from './maybe-fold.tsx';
import { Sentences } from './sentences.tsx';

const words = {
  decision: {
    title: 'Decisions',
    one: 'decision',
    label: 'What was decided',
    explanation: decisionsExplanation,
  },
  question: {
    title: 'Still open',
    one: 'open question',
    label: 'What is open',
    explanation: openQuestionsExplanation,
  },
} as const;

type OutcomeSectionProps = {
  meetingId: string;
  kind: keyof typeof words;
  outcomes: readonly Outcome[];
  /** Undefined for an analysis that does not tell sure from maybe. */
  maybe: readonly FoundSentence[] | undefined;
  canCorrect: boolean;
  worded?: Worded | undefined;
  onAction?: ((sentence: string) => void) | undefined;
};

/** Decisions or open questions. People who may correct the meeting can remove and add some. */
export function OutcomeSection(props: OutcomeSectionProps) {
  const { meetingId, kind, outcomes, maybe, canCorrect, worded, onAction } = props;
  const { title, one, label, explanation } = words[kind];
  const titleId = useId();
  const kept = useKeptFocus<HTMLElement>();
  const [isAdding, setIsAdding] = useState(false);
  const FindingDialog = useOnDemand(loadFindingDialog, isAdding);
  const addButton = useRef<HTMLButtonElement>(null);
  const correct = useCorrectMeeting(meetingId, notSaved);
  const isSettled = useIsSettled(outcomes.map(({ text }) => text).join('\n'));
  const remove = ({ text, evidence, isConfirmed }: Outcome) => {
    if (correct.isPending || !isSettled()) return;
    const pressed = document.activeElement;
    correct.mutate(
      {
        correction: {
          kind: `drop-${kind}`,
          text,
          turn: evidence[0]?.turn ?? null,
          ...(isConfirmed && { isConfirmed }),
        },
        done: `Removed the ${one}.`,
      },
      {
        // The pressed button disappears together with its sentence.
        onSuccess: () => {
          const { activeElement, body } = document;
          if (activeElement === pressed || activeElement === body) addButton.current?.focus();
        },
      },
    );
  };
  // A question and what can be done about it stand in one line.
  const isInLine = kind === 'question';
  return (
    <section
      aria-labelledby={titleId}
      {...kept}
      className={cn(
        'outline-none focus-visible:outline-2',
        isInLine &&
          'border-line border-t pt-2 @min-[860px]:flex @min-[860px]:items-start @min-[860px]:gap-x-4',
      )}
    >
      <BlockHead
        id={titleId}
        title={title}
        isInLine={isInLine}
        note={
          <>
            {outcomes.length > 0 && outcomes.length}
            <HowComputed figure={title} explanation={explanation} />
          </>
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
      />
      <div className="min-w-0 flex-1">
        <Sentences
          sentences={outcomes}
          label={title}
          kind={kind}
          worded={worded}
          none={maybe ? noneSure : `No ${one}s were found.`}
          onAction={onAction}
          onRemove={canCorrect ? remove : undefined}
        />
        {maybe && <MaybeFold {...{ meetingId, kind, canCorrect }} items={maybe} />}
      </div>
      {FindingDialog && isAdding && (
        <FindingDialog
          meetingId={meetingId}
          title={`Add ${kind === 'decision' ? 'a decision' : 'an open question'}`}
          description="It is marked as added by hand, and stays when the meeting is analysed again."
          submitLabel="Add"
          label={label}
          longest={findingLengthMax}
          changeOf={(text) => ({
            correction: { kind: `add-${kind}`, text },
            done: `Added the ${one}.`,
          })}
          onClose={() => setIsAdding(false)}
        />
      )}
    </section>
  );
}
