import { type RefObject, useRef } from 'react';

/** Returns the focus to the button, unless a click elsewhere closed the popup. */
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
