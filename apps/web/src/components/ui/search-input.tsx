import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';

type SearchInputProps = Omit<
  ComponentProps<typeof Input>,
  'type' | 'icon' | 'trailing' | 'value' | 'onChange' | 'ref' | 'aria-label'
> & {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
};

export function SearchInput({ label, value, onValueChange, ...props }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onValueChange('');
    input.current?.focus();
  };
  return (
    <Input
      {...props}
      ref={input}
      type="text"
      role="searchbox"
      inputMode="search"
      autoComplete="off"
      aria-label={label}
      icon={Search}
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value) clear();
      }}
      trailing={
        value && (
          <IconButton
            variant="inset"
            icon={X}
            label="Clear search"
            className="-mr-1.5"
            onClick={clear}
          />
        )
      }
    />
  );
}
