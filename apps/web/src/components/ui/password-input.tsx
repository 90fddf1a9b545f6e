import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { iconButtonVariants } from './icon-button-variants.ts';
import { Input } from './input.tsx';

type PasswordInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'trailing'>;

export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Input
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        // No tooltip: pages before sign-in do not load it.
        <button
          type="button"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          className={cn(iconButtonVariants({ variant: 'inset' }), '-mr-1.5')}
          disabled={props.disabled}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden className="size-4" />
        </button>
      }
    />
  );
}
