import type { KeyboardEvent, SubmitEvent } from 'react';

/** Key handlers of a form with a question: Enter asks, Shift + Enter adds a line break. */
export const askingKeys = (ask: () => void) => ({
  submit(event: SubmitEvent) {
    event.preventDefault();
    ask();
  },
  askOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    ask();
  },
});
