import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof PasswordInput>, 'size' | 'autoComplete'> &
  Pick<ComponentProps<typeof Field>, 'error' | 'hint'> & {
    label: string;
    /** For password managers. */
    autoComplete: 'current-password' | 'new-password';
  };

export function PasswordField({ label, error, hint, className, ...input }: PasswordFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} {...(className && { className })}>
      {(control) => <PasswordInput {...control} {...input} size="large" />}
    </Field>
  );
}
