import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { InputField } from '@/components/ui/control-fields.tsx';
import { ErrorLine, Field } from '@/components/ui/field.tsx';
import { notify } from '@/components/ui/notify.ts';
import { Select } from '@/components/ui/select.tsx';
import { addDays, today } from '@/lib/days.ts';
import type { Employee } from '@/sample/domain/employee.ts';
import { createProject } from '../created-projects.ts';
import type { ProjectPlan } from '../domain/project.ts';
import { RiskFigure } from '../risk-figure.tsx';

/** Default: eight weeks, a common notice period. */
const noticeDays = 56;

type NewProjectFormProps = {
  person: Employee;
  /** An existing project for the same person. */
  existing: ProjectPlan | undefined;
};

export function NewProjectForm({ person, existing }: NewProjectFormProps) {
  const navigate = useNavigate();
  const [isRefused, setRefused] = useState(false);
  const isCreated = useRef(false);
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(newProjectSchema),
    defaultValues: {
      projectName: `${person.team} handover`,
      startDate: today(),
      lastWorkingDay: addDays(today(), noticeDays),
      monitorPeriod: 60,
    },
  });
  const { errors } = formState;

  const create = (fields: NewProjectFields) => {
    // A second click can come before the navigation.
    if (isCreated.current) return;
    const id = createProject({ ...fields, personId: person.id });
    if (!id) {
      setRefused(true);
      return;
    }
    isCreated.current = true;
    notify.success('Offboarding project created. It is kept in this browser.');
    void navigate(`/offboarding/${id}`, { replace: true });
  };

  return (
    <form noValidate onSubmit={handleSubmit(create)} className="max-w-150">
      <section
        aria-label={person.name}
        className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-control border border-line-2 bg-surface p-4"
      >
        <Avatar name={person.name} size="large" />
        <div className="min-w-0 flex-1 basis-40">
          <h2>{person.name}</h2>
          <p className="text-ink-2">
            {person.role}, {person.department}
          </p>
        </div>
        <p className="font-strong">
          <span className="block text-12 font-body text-ink-2">Risk score</span>
          <RiskFigure score={person.riskScore} />
        </p>
        <ButtonLink to={`/offboarding/simulate?data=sample&person=${person.id}`} size="small">
          Choose another person
        </ButtonLink>
      </section>
      {existing && (
        <p className="mb-4 text-ink-2">
          There is a project for {person.name} already:{' '}
          <Link to={`/offboarding/${existing.id}`} className="text-accent underline">
            {existing.projectName}
          </Link>
          .
        </p>
      )}
      <InputField
        label="Project name"
        error={errors.projectName?.message}
        {...register('projectName')}
        autoComplete="off"
      />
      <div className="grid gap-x-4 md:grid-cols-3">
        <InputField
          label="Start date"
          hint="Day of the announcement"
          error={errors.startDate?.message}
          {...register('startDate')}
          type="date"
        />
        <InputField
          label="Last working day"
          error={errors.lastWorkingDay?.message}
          {...register('lastWorkingDay')}
          type="date"
        />
        <Field label="Monitoring period" hint="How long the team is monitored">
          {(field) => (
            <Controller
              control={control}
              name="monitorPeriod"
              render={({ field: { value, onChange } }) => (
                <Select
                  {...field}
                  value={`${value}`}
                  onValueChange={(next) => onChange(Number(next))}
                  options={monitorPeriods.map((days) => ({
                    value: `${days}`,
                    label: `${days} days`,
                  }))}
                />
              )}
            />
          )}
        </Field>
      </div>
      {isRefused && (
        <ErrorLine className="mb-3">
          The project could not be saved: this browser’s storage is full or blocked.
        </ErrorLine>
      )}
      <div className="mt-2 flex gap-2 max-md:*:flex-1">
        <Button type="submit" variant="primary">
          Create Project
        </Button>
        <ButtonLink to="/offboarding?data=sample" variant="ghost">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}

const monitorPeriods = [30, 60, 90];

const newProjectSchema = z
  .object({
    projectName: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, 'Please name the project'),
        z.maxLength(80, 'Please be brief'),
      ),
    startDate: z.iso.date('Please enter a day'),
    lastWorkingDay: z.iso.date('Please enter a day'),
    monitorPeriod: z.number(),
  })
  .check(
    z.refine(({ startDate, lastWorkingDay }) => startDate < lastWorkingDay, {
      path: ['lastWorkingDay'],
      message: 'The last working day must be after the start',
    }),
  );

type NewProjectFields = z.infer<typeof newProjectSchema>;
