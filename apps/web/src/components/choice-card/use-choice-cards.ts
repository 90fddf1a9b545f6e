import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** Which card of a list is the current one, and the focus of the cards. */
export function useChoiceCards<Item extends { id: string }>(items: readonly Item[]) {
  const cards = useRef(new Map<string, HTMLLIElement>());
  const [currentId, setCurrentId] = useState<string>();
  const found = items.findIndex(({ id }) => id === currentId);
  const at = Math.max(0, found);
  const first = useRef(items[0]);
  useEffect(() => {
    // Coming from another screen, the focus is on the main part.
    const isFree = document.activeElement?.matches('body, main');
    if (isFree && first.current)
      cards.current.get(first.current.id)?.focus({ preventScroll: true });
  }, []);
  return {
    current: items[at],
    before: items[at - 1],
    after: items[at + 1],
    setCurrentId,
    focus(item: Item | undefined) {
      if (!item) return;
      setCurrentId(item.id);
      cards.current.get(item.id)?.focus();
    },
    /** The card that takes the place of one that leaves. */
    nextOf(item: Item): Item | undefined {
      const place = items.indexOf(item);
      return items[place + 1] ?? items[place - 1];
    },
    cardRef: (id: string) => (card: HTMLLIElement | null) => {
      if (card) cards.current.set(id, card);
      return () => void cards.current.delete(id);
    },
  };
}

/** Runs the action of a key without modifiers, by lower-case `event.key`. */
export function pressOnCards(event: KeyboardEvent, actions: Record<string, () => void>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const action = actions[event.key.toLowerCase()];
  if (!action) return;
  event.preventDefault();
  action();
}
