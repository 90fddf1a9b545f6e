import {
  leaversMax,
  periodWeeks,
  questionsOf,
  type ScenarioGroups,
  type ScenarioTemplate,
} from '@rapport/contract';
import { periodNames } from '@/components/organization-figures/period-words.ts';
import { Option } from '@/components/planning/option.tsx';
import { QuestionOptions } from '@/components/planning/question-options.tsx';
import { SelectField, TextareaField } from '@/components/ui/control-fields.tsx';
import { counted } from '@/lib/number-words.ts';
import { ChoiceFieldset } from './choice-fieldset.tsx';
import type { MissingChoice } from './missing-choice.ts';
import { PeopleField } from './people-field.tsx';
import type { ScenarioForm } from './scenario-form.ts';
import { helpOf } from './template-help/help-of.ts';
import { TemplateHelp } from './template-help/template-help.tsx';

type ConfigureProps = {
  template: ScenarioTemplate;
  form: ScenarioForm;
  groups: ScenarioGroups;
  /** Shown at its field. */
  missing: MissingChoice | undefined;
  onChange: (change: Partial<ScenarioForm>) => void;
};

/** The wizard's last step: the input of the computation, and texts written by people. */
export function Configure(props: ConfigureProps) {
  const { template, form, groups, missing, onChange } = props;
  const isLeaving = template === 'key-person-departure' || template === 'ceo-departure';
  const isOfGroups = template === 'team-merge' || template === 'team-split';
  const help = helpOf[template];
  return (
    <div className="grid gap-6 border-line-2 border-t pt-4">
      {(isLeaving || template === 'what-if') && (
        <PeopleField
          label="Who leaves"
          people={groups.people}
          chosen={form.leavers}
          max={leaversMax}
          error={errorOf('leavers', missing)}
          onChange={(leavers) => onChange({ leavers })}
        />
      )}
      {isOfGroups && <GroupFields {...props} />}
      {(isLeaving || isOfGroups) && (
        <SelectField
          label="Period"
          fieldClass="max-w-60"
          value={`${form.weeks}`}
          options={periodWeeks.map((weeks) => ({
            value: `${weeks}`,
            label: periodNames[weeks],
          }))}
          onValueChange={(value) =>
            onChange({ weeks: periodWeeks.find((weeks) => `${weeks}` === value) ?? form.weeks })
          }
        />
      )}
      {questionsOf(template).map((question) => (
        <fieldset key={question.id}>
          <legend className="mb-1.5 font-medium">{question.question}</legend>
          <QuestionOptions
            question={question}
            answers={form.answers}
            onChange={(answers) => onChange({ answers })}
            name={question.id}
          />
        </fieldset>
      ))}
      {help && (
        <TemplateHelp help={help} steps={form.steps} onSteps={(steps) => onChange({ steps })} />
      )}
      <TextareaField
        label="Steps"
        hint="One on each line. Each can become an action."
        rows={Math.max(4, form.steps.split('\n').length)}
        value={form.steps}
        onChange={(event) => onChange({ steps: event.target.value })}
      />
    </div>
  );
}

const errorOf = (field: MissingChoice['field'], missing: MissingChoice | undefined) =>
  missing?.field === field ? missing.sentence : undefined;

const withSize = ({ name, people }: ScenarioGroups['teams'][number]) => ({
  name,
  meaning: counted(people.length, 'person', 'people'),
});

function GroupFields({ template, form, groups, missing, onChange }: ConfigureProps) {
  const shown = form.by === 'team' ? groups.teams : groups.departments;
  const chosen = template === 'team-merge' ? form.groups : form.group === null ? [] : [form.group];
  const gone = chosen
    .filter((group) => shown.every(({ name }) => name !== group))
    .map((name) => ({ name, people: [], meaning: 'No longer in the directory' }));
  const split = [...shown, ...gone].find(({ name }) => name === form.group);
  const nothing = { groups: [], group: null, people: [] };
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 font-medium">Groups</legend>
        <div className="grid gap-2 md:grid-cols-2">
          {(['department', 'team'] as const).map((by) => (
            <Option
              key={by}
              kind="radio"
              name="by"
              label={by === 'team' ? 'Teams' : 'Departments'}
              checked={form.by === by}
              onCheckedChange={() => onChange({ by, ...nothing })}
            />
          ))}
        </div>
      </fieldset>
      <ChoiceFieldset
        legend={template === 'team-merge' ? 'Which become one' : 'Which is split'}
        error={errorOf('groups', missing)}
      >
        {shown.length === 0 && (
          <p className="text-ink-2">
            The directory has no {form.by === 'team' ? 'teams' : 'departments'}.
          </p>
        )}
        <div className="grid gap-2 md:grid-cols-2 lg:grid-cols-3">
          {[...shown.map(withSize), ...gone].map(({ name, meaning }) => (
            <Option
              key={name}
              kind={template === 'team-merge' ? 'checkbox' : 'radio'}
              name="group"
              label={name}
              meaning={meaning}
              checked={chosen.includes(name)}
              onCheckedChange={(isChosen) =>
                onChange(
                  template === 'team-split'
                    ? { group: name, people: [] }
                    : {
                        groups: isChosen
                          ? [...form.groups, name]
                          : form.groups.filter((one) => one !== name),
                      },
                )
              }
            />
          ))}
        </div>
      </ChoiceFieldset>
      {template === 'team-split' && split && (
        <PeopleField
          label="Who goes to the new part"
          people={groups.people.filter(({ id }) => [...split.people, ...form.people].includes(id))}
          chosen={form.people}
          error={errorOf('people', missing)}
          onChange={(people) => onChange({ people })}
        />
      )}
    </>
  );
}
