import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from '@/lib/cn.ts';
import { iconButtonVariants } from './icon-button-variants.ts';
import { Input } from './input.tsx';

type PasswordInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'trailing'>;

/** A password that can be shown while it is typed. */
export function PasswordInput(props: PasswordInputProps) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Input
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        // Without a tooltip: the pages before the sign-in load nothing that floats.
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
