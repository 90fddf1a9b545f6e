import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

type EmailFieldProps = Omit<ComponentProps<typeof Input>, 'size' | 'type'> & {
  error?: string | undefined;
};

/** The address by which an account is known; password managers take it for the user's name. */
export function EmailField({ error, ...input }: EmailFieldProps) {
  return (
    <Field label="E-mail" error={error}>
      {(control) => (
        <Input {...control} {...input} type="email" size="large" autoComplete="username" />
      )}
    </Field>
  );
}
