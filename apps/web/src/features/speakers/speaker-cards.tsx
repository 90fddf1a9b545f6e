import type { DirectoryPerson, HeardSpeaker, SpeakerKind } from '@rapport/contract';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { KeyCap } from '@/components/ui/key-cap.tsx';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { SpeakerCard } from './speaker-card.tsx';
import type { useChoosing } from './use-choosing.ts';

const loadSomeoneElse = () =>
  import('./someone-else-dialog.tsx').then((part) => part.SomeoneElseDialog);

type SpeakerCardsProps = {
  speakers: readonly HeardSpeaker[];
  /** Ids of those that are marked together. */
  chosen: ReadonlySet<string>;
  onToggle: (id: string) => void;
  choosing: ReturnType<typeof useChoosing>['choosing'];
  undoLast: () => void;
};

/**
 * Each card asks for one decision, which takes one key. The keys work while the focus is in the
 * list.
 */
export function SpeakerCards(props: SpeakerCardsProps) {
  const { speakers, chosen, onToggle, choosing, undoLast } = props;
  const cards = useRef(new Map<string, HTMLLIElement>());
  const [currentId, setCurrentId] = useState<string>();
  const [finding, setFinding] = useState<HeardSpeaker>();
  const SomeoneElseDialog = useOnDemand(loadSomeoneElse, finding !== undefined);
  const found = speakers.findIndex(({ id }) => id === currentId);
  const at = Math.max(0, found);
  const current = speakers[at];
  const focus = (speaker: HeardSpeaker | undefined) => {
    if (speaker) cards.current.get(speaker.id)?.focus();
  };
  const first = useRef(speakers[0]);
  useEffect(() => {
    // Coming from another screen, the focus is on the main part.
    const isFree = document.activeElement?.matches('body, main');
    if (isFree && first.current) cards.current.get(first.current.id)?.focus();
  }, []);
  const choose = (speaker: HeardSpeaker, is: SpeakerKind, person?: DirectoryPerson) => {
    if (choosing.isPending) return;
    const place = speakers.indexOf(speaker);
    const next = speakers[place + 1] ?? speakers[place - 1];
    choosing.mutate(
      { speaker, is, person },
      {
        onSuccess: () => {
          setCurrentId(next?.id);
          focus(next);
        },
      },
    );
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !current) return;
    const suggestion = current.suggestions[Number(event.key) - 1];
    const actions: Record<string, () => void> = {
      arrowdown: () => focus(speakers[at + 1]),
      arrowup: () => focus(speakers[at - 1]),
      f: () => setFinding(current),
      g: () => choose(current, 'guest'),
      s: () => choose(current, 'skipped'),
      z: undoLast,
      ...(suggestion && { [event.key]: () => choose(current, 'person', suggestion.person) }),
    };
    const action = actions[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  };
  return (
    <>
      {/* Handles the keys of the cards; a button exists for each of them. */}
      <ul aria-label="Names" className="grid gap-2" onKeyDown={press}>
        {speakers.map((speaker) => {
          const isChosen = choosing.variables?.speaker.id === speaker.id;
          return (
            <SpeakerCard
              key={speaker.id}
              speaker={speaker}
              isChecked={chosen.has(speaker.id)}
              onToggle={() => onToggle(speaker.id)}
              isCurrent={speaker === current}
              isBusy={isChosen && choosing.isPending}
              error={isChosen ? choosing.error : null}
              cardRef={(card) => {
                if (card) cards.current.set(speaker.id, card);
                return () => void cards.current.delete(speaker.id);
              }}
              onFocus={() => setCurrentId(speaker.id)}
              onChoose={(is, person) => choose(speaker, is, person)}
              onFind={() => setFinding(speaker)}
            />
          );
        })}
      </ul>
      {SomeoneElseDialog && finding && (
        <SomeoneElseDialog
          name={finding.name}
          onClose={() => setFinding(undefined)}
          onChoose={(person) => {
            setFinding(undefined);
            choose(finding, 'person', person);
          }}
        />
      )}
      <p className="mt-3 text-right text-12 text-ink-3 max-md:hidden">
        Keys: <KeyCap>1</KeyCap> to <KeyCap>3</KeyCap> choose a person, <KeyCap>G</KeyCap> guest,{' '}
        <KeyCap>S</KeyCap> skip, <KeyCap>F</KeyCap> find, <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap>{' '}
        move, <KeyCap>Z</KeyCap> undo
      </p>
    </>
  );
}
