import { type Action, secondReadingText, wordedText } from '@rapport/contract';
import { useState } from 'react';
import { useActionDialogs } from '@/components/actions/use-action-dialogs.ts';
import { FigureHead } from '@/components/ui/figure-head.tsx';
import { cn } from '@/lib/cn.ts';
import { ConfirmButton } from '../confirm/confirm-button.tsx';
import type { ShownMeetingDetail } from '../domain/shown-meeting.ts';
import { ActionSection } from './action-section.tsx';
import { OutcomeSection } from './outcome-section.tsx';
import { PeopleStrip } from './people-strip.tsx';
import { topCaption, topWords } from './top-words.ts';

type FirstBlockProps = {
  meeting: ShownMeetingDetail;
  /** Undefined while the feature is off, or until loaded. */
  actions: readonly Action[] | undefined;
};

/** What happened, in five seconds: counts, who spoke, decisions, actions and what is open. */
export function FirstBlock({ meeting, actions }: FirstBlockProps) {
  const { id, findings, talk, actionItems } = meeting;
  const hasActions = actionItems !== undefined;
  /** Decisions and open questions are found only in English, unless they are written. */
  const isWritten = findings && findings.decisions.length + findings.openQuestions.length > 0;
  const shown = meeting.language === 'en' || isWritten ? findings : undefined;
  const maybe = findings?.maybe;
  const secondReading =
    findings && [secondReadingText(findings.secondReading), wordedText(findings)].filter(Boolean);
  const corrected = { meetingId: id, canCorrect: meeting.can.correct };
  /** An open question that is being turned into an action. */
  const [question, setQuestion] = useState<string>();
  const dialogs = useActionDialogs(question !== undefined);
  return (
    <section aria-label="What happened" className="mt-4">
      <FigureHead
        title={topWords(meeting, actions?.length ?? actionItems?.length)}
        caption={topCaption(meeting, hasActions)}
        actions={<ConfirmButton meeting={meeting} />}
      />
      {talk?.people && <PeopleStrip people={talk.people} />}
      <div
        className={cn(
          'mt-3 grid gap-x-10 gap-y-3',
          shown && hasActions && '@min-[860px]:grid-cols-[2fr_3fr]',
        )}
      >
        {shown && (
          <OutcomeSection
            kind="decision"
            outcomes={shown.decisions}
            worded={shown.worded}
            maybe={maybe?.decisions}
            {...corrected}
          />
        )}
        {hasActions && (
          <div className="@container">
            <ActionSection
              areSought={meeting.judgedReason !== 'language'}
              maybe={maybe?.actions}
              worded={findings?.worded}
              {...corrected}
            />
          </div>
        )}
      </div>
      {shown && (
        <div className="mt-2">
          <OutcomeSection
            kind="question"
            outcomes={shown.openQuestions}
            maybe={maybe?.openQuestions}
            onAction={hasActions ? setQuestion : undefined}
            {...corrected}
          />
        </div>
      )}
      {shown && secondReading && secondReading.length > 0 && (
        <p className="mt-2 text-pretty text-12 text-ink-3 wrap-anywhere">
          {secondReading.join(' ')}
        </p>
      )}
      {dialogs && question !== undefined && (
        <dialogs.AddActionDialog
          meetingId={id}
          initial={{ text: question }}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </section>
  );
}
