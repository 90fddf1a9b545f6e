import { type ReactNode, useId } from 'react';
import { Option } from '@/components/planning/option.tsx';
import { InputField } from '@/components/ui/control-fields.tsx';
import {
  communicationStrategies,
  impactAreas,
  replacementTimelines,
} from '../domain/departure-options.ts';
import type { DepartureForm as Departure } from '../stored/scenario-form.ts';
import { CandidatesField } from './candidates-field.tsx';
import { Priorities } from './priorities.tsx';

type DepartureFormProps = { departure: Departure; onChange: (departure: Departure) => void };

export function DepartureForm({ departure, onChange }: DepartureFormProps) {
  const id = useId();
  const change = (part: Partial<Departure>) => onChange({ ...departure, ...part });
  return (
    <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-2">
      <div className="grid gap-5 border-line-2 border-t pt-3">
        <h2>Departure</h2>
        <InputField
          label="Expected departure date"
          fieldClass="-mb-3"
          type="date"
          max="9999-12-31"
          className="max-w-60 max-md:max-w-none"
          value={departure.date}
          onChange={(event) => change({ date: event.target.value })}
        />
        <OptionGroup label="Replacement timeline">
          {replacementTimelines.map((timeline) => (
            <Option
              key={timeline.id}
              kind="radio"
              name={`${id}-replacement`}
              label={timeline.label}
              checked={departure.replacement === timeline.id}
              onCheckedChange={() => change({ replacement: timeline.id })}
            />
          ))}
        </OptionGroup>
        <CandidatesField
          candidates={departure.candidates}
          onChange={(candidates) => change({ candidates })}
        />
        <OptionGroup label="Impact areas">
          {impactAreas.map((area) => (
            <Option
              key={area.id}
              kind="checkbox"
              name={`${id}-areas`}
              label={area.label}
              checked={departure.impactAreas.includes(area.id)}
              onCheckedChange={(isChosen) =>
                change({
                  impactAreas: impactAreas
                    .map((each) => each.id)
                    .filter((each) =>
                      each === area.id ? isChosen : departure.impactAreas.includes(each),
                    ),
                })
              }
            />
          ))}
        </OptionGroup>
        <OptionGroup label="Communication strategy">
          {communicationStrategies.map((strategy) => (
            <Option
              key={strategy.id}
              kind="radio"
              name={`${id}-communication`}
              label={strategy.label}
              meaning={strategy.meaning}
              checked={departure.communication === strategy.id}
              onCheckedChange={() => change({ communication: strategy.id })}
            />
          ))}
        </OptionGroup>
      </div>
      <Priorities weights={departure.weights} onChange={(weights) => change({ weights })} />
    </div>
  );
}

function OptionGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="grid gap-2 md:grid-cols-3">{children}</div>
    </fieldset>
  );
}
