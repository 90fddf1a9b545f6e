import type { MeetingFindings } from '@rapport/contract';
import { Section } from '@/components/ui/section.tsx';
import { Chapters } from './chapters.tsx';
import { OutcomeSection } from './outcome-section.tsx';
import { Sentences } from './sentences.tsx';

type FindingsProps = {
  meetingId: string;
  findings: MeetingFindings;
  /** Decisions and open questions are detected in English only. */
  isEnglish: boolean;
  canCorrect: boolean;
  /** Makes an open question an action; absent while actions are switched off. */
  onAction?: ((question: string) => void) | undefined;
};

/** The findings of a meeting. Each sentence is a quotation and links to its turn. */
export function Findings({ findings, isEnglish, onAction, ...ofMeeting }: FindingsProps) {
  const { inShort, chapters, decisions, openQuestions } = findings;
  return (
    <>
      {inShort.length > 0 && (
        <Section title="In short">
          <Sentences sentences={inShort} label="In short" kind="in-short" />
        </Section>
      )}
      {chapters.length > 0 && <Chapters chapters={chapters} {...ofMeeting} />}
      {isEnglish && (
        <div className="grid gap-x-8 @min-[720px]:grid-cols-2">
          <OutcomeSection kind="decision" outcomes={decisions} {...ofMeeting} />
          <OutcomeSection
            kind="question"
            outcomes={openQuestions}
            onAction={onAction}
            {...ofMeeting}
          />
        </div>
      )}
    </>
  );
}
