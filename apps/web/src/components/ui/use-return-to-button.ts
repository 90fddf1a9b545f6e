import { type RefObject, useRef } from 'react';

/** Brings focus back to the button that opened something; whoever clicked into something else goes on there. */
export function useReturnToButton(button: RefObject<HTMLElement | null>) {
  const goesElsewhere = useRef(false);
  return {
    onInteractOutside: ({ target }: Event) => {
      goesElsewhere.current = !(target instanceof Node && button.current?.contains(target));
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!goesElsewhere.current) button.current?.focus();
      goesElsewhere.current = false;
    },
  };
}
