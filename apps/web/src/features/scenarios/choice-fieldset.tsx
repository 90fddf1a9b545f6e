import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { ErrorLine } from '@/components/ui/field.tsx';

type ChoiceFieldsetProps = ComponentProps<'fieldset'> & {
  legend: string;
  /** Why a run needs another choice. The group then takes the focus. */
  error?: string | undefined;
};

/** A group of choices with its error. */
export function ChoiceFieldset({ legend, error, children, ...props }: ChoiceFieldsetProps) {
  const errorId = useId();
  const legendRef = useRef<HTMLLegendElement>(null);
  useEffect(() => {
    if (error !== undefined) legendRef.current?.focus();
  }, [error]);
  return (
    <fieldset aria-describedby={error && errorId} {...props}>
      <legend ref={legendRef} tabIndex={-1} className="mb-1.5 scroll-mt-4 font-medium outline-none">
        {legend}
      </legend>
      <p id={errorId} role="alert" className="mb-1.5 empty:hidden">
        {error && <ErrorLine>{error}</ErrorLine>}
      </p>
      {children}
    </fieldset>
  );
}
