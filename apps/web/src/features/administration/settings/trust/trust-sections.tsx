import type { TrustState } from '@rapport/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
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
import type { TrustForm } from './use-trust-draft.ts';
import { WorksCouncilMode } from './works-council-mode.tsx';

type TrustSectionsProps = {
  state: Pick<UseQueryResult<TrustState>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  form: TrustForm | undefined;
};

/** Who may see what, in the order of the section list. */
export function TrustSections({ state, form }: TrustSectionsProps) {
  const administration = state.data?.administration;
  if (form && administration) {
    const props = { form, administration };
    return (
      <>
        <MeetingReaders {...props} />
        <FigureReaders {...props} />
        <Planners {...props} />
        <SmallestGroup {...props} />
        <WorksCouncilMode {...props} />
        <IndividualFigures {...props} />
        <LanguageModelSection {...props} />
        <Assistants {...props} />
        <SoundKept {...props} />
        <ParticipantNotice {...props} />
      </>
    );
  }
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
