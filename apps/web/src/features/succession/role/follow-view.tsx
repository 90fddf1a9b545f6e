import type { CoveringPerson, RoleCoverage, SuccessionWeights } from '@rapport/contract';
import type { ReactNode } from 'react';
import { CoverageCells } from './coverage-cells.tsx';
import { TwoTogether } from './two-together.tsx';
import { WeightsSection } from './weights-section.tsx';
import { WhatIsThere } from './what-is-there.tsx';

type FollowViewProps = {
  coverage: RoleCoverage;
  weights: SuccessionWeights;
  /** Called when a slider is released. */
  onWeights: (weights: SuccessionWeights) => void;
  /** The people that are shown. */
  candidates: readonly CoveringPerson[];
  selected: CoveringPerson | undefined;
  /** Who is compared, and how to add somebody. */
  compared: ReactNode;
  /** Shown instead of people if there are none. */
  empty: ReactNode;
  /** 'the 4 people you chose' */
  who: string;
  /** What can be made of the pair. */
  action?: ReactNode;
  /** Below what the selected person has. */
  links?: ReactNode;
};

/** Who already has which part of a role: of a plan to be made, and of somebody who leaves. */
export function FollowView(props: FollowViewProps) {
  const { coverage, weights, onWeights, candidates, selected, who } = props;
  return (
    <div className="@container">
      <div className="grid items-start gap-x-8 gap-y-8 @min-[900px]:grid-cols-[304px_minmax(0,1fr)] *:min-w-0">
        <div>
          <WeightsSection coverage={coverage} weights={weights} onChange={onWeights} />
          {props.compared}
        </div>
        <div>
          {selected ? (
            <>
              <CoverageCells coverage={coverage} candidates={candidates} selected={selected.id} />
              <WhatIsThere coverage={coverage} candidate={selected} />
            </>
          ) : (
            props.empty
          )}
          {props.links && <div className="mt-8">{props.links}</div>}
          {selected && <TwoTogether coverage={coverage} who={who} action={props.action} />}
        </div>
      </div>
    </div>
  );
}
