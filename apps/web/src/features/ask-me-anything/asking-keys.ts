import type { KeyboardEvent, SubmitEvent } from 'react';

/** Of a form with a question and of its text: Enter asks, Shift and Enter break the line. */
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
