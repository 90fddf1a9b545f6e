import type { ChangeEvent, ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { Select } from './select.tsx';
import { Textarea } from './textarea.tsx';

type Around = Pick<FieldProps, 'label' | 'error' | 'hint'> & {
  /** Classes of the whole field; `className` is that of the control. */
  fieldClass?: string;
};
type Told = { onValueChange?: (value: string) => void };
type Changed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

const telling = (onValueChange: Told['onValueChange']) =>
  onValueChange && { onChange: ({ target }: Changed) => onValueChange(target.value) };

/** An input with its label and its note. */
export const InputField = (props: Around & Told & ComponentProps<typeof Input>) => {
  const { label, error, hint, fieldClass, onValueChange, ...input } = props;
  return (
    <Field label={label} error={error} hint={hint} className={fieldClass}>
      {(control) => <Input {...control} {...input} {...telling(onValueChange)} />}
    </Field>
  );
};

export const TextareaField = (props: Around & Told & ComponentProps<typeof Textarea>) => {
  const { label, error, hint, fieldClass, onValueChange, ...textarea } = props;
  return (
    <Field label={label} error={error} hint={hint} className={fieldClass}>
      {(control) => <Textarea {...control} {...textarea} {...telling(onValueChange)} />}
    </Field>
  );
};

export const PasswordField = (props: Around & Told & ComponentProps<typeof PasswordInput>) => {
  const { label, error, hint, fieldClass, onValueChange, ...password } = props;
  return (
    <Field label={label} error={error} hint={hint} className={fieldClass}>
      {(control) => <PasswordInput {...control} {...password} {...telling(onValueChange)} />}
    </Field>
  );
};

export const SelectField = (props: Around & ComponentProps<typeof Select>) => {
  const { label, error, hint, fieldClass, ...select } = props;
  return (
    <Field label={label} error={error} hint={hint} className={fieldClass}>
      {(control) => <Select {...control} {...select} />}
    </Field>
  );
};
