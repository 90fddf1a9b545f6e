import type { ComponentProps } from 'react';
import { InputField } from '@/components/ui/control-fields.tsx';
import type { Input } from '@/components/ui/input.tsx';

type EmailFieldProps = Omit<ComponentProps<typeof Input>, 'size' | 'type'> & {
  error?: string | undefined;
};

export function EmailField({ error, ...input }: EmailFieldProps) {
  return (
    <InputField
      label="E-mail"
      error={error}
      {...input}
      type="email"
      size="large"
      autoComplete="username"
    />
  );
}
