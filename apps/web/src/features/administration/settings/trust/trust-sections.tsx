import { type TrustState, type TrustSubject, trustSubjects } from '@rapport/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { ComponentType } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ErrorLine } from '@/components/ui/field.tsx';
import { Loading } from '@/components/ui/skeleton.tsx';
import { LanguageModelSection } from '../language-model/language-model-section.tsx';
import { SkeletonRow } from '../settings-skeleton.tsx';
import { Assistants } from './assistants.tsx';
import { FigureReaders } from './figure-readers.tsx';
import { IndividualFigures } from './individual-figures.tsx';
import { MeetingReaders } from './meeting-readers.tsx';
import { ParticipantNotice } from './participant-notice.tsx';
import { Planners } from './planners.tsx';
import { SmallestGroup } from './smallest-group.tsx';
import { SoundKept } from './sound-kept.tsx';
import type { TrustSectionProps } from './trust-row.tsx';
import type { TrustForm } from './use-trust-draft.ts';
import { WorksCouncilMode } from './works-council-mode.tsx';

type TrustSectionsProps = {
  state: Pick<UseQueryResult<TrustState>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  form: TrustForm | undefined;
};

const sections: Record<TrustSubject, ComponentType<TrustSectionProps>> = {
  meetingReaders: MeetingReaders,
  figureReaders: FigureReaders,
  planners: Planners,
  smallestGroup: SmallestGroup,
  worksCouncilMode: WorksCouncilMode,
  individualFigures: IndividualFigures,
  languageModel: LanguageModelSection,
  assistants: Assistants,
  sound: SoundKept,
  participantNotice: ParticipantNotice,
};

/** Who may see what, in the order of the section list. */
export function TrustSections({ state, form }: TrustSectionsProps) {
  const administration = state.data?.administration;
  if (form && administration)
    return trustSubjects.map((subject) => {
      const Section = sections[subject];
      return <Section key={subject} form={form} administration={administration} />;
    });
  if (!state.isError)
    return (
      <Loading label="Loading who may see what...">
        <SkeletonRow height="h-54" />
      </Loading>
    );
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 border-line-2 border-t pt-4 pb-7"
    >
      <ErrorLine>Failed to load who may see what. Please try again.</ErrorLine>
      <Button size="small" icon={RotateCw} busy={state.isFetching} onClick={() => state.refetch()}>
        Retry
      </Button>
    </div>
  );
}
