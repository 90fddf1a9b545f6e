import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';

type EmailFieldProps = Omit<ComponentProps<typeof Input>, 'size' | 'type'> & {
  error?: string | undefined;
};

export function EmailField({ error, ...input }: EmailFieldProps) {
  return (
    <Field label="E-mail" error={error}>
      {(control) => (
        <Input {...control} {...input} type="email" size="large" autoComplete="username" />
      )}
    </Field>
  );
}
