import {
  type DirectoryPerson,
  endpoints,
  type HeardSpeaker,
  type SpeakerKind,
} from '@rapport/contract';
import { type KeyboardEvent, useState } from 'react';
import { pressOnCards, useChoiceCards } from '@/components/choice-card/use-choice-cards.ts';
import { KeyCap } from '@/components/ui/key-cap.tsx';
import { addressOf } from '@/lib/call.ts';
import { useOnDemand } from '@/lib/use-on-demand.ts';
import { SpeakerCard } from './speaker-card.tsx';
import type { useChoosing } from './use-choosing.ts';

const loadPersonDialog = () =>
  import('@/components/person-picker/person-dialog.tsx').then((part) => part.PersonDialog);

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
  const cards = useChoiceCards(speakers);
  const { current, focus } = cards;
  const [finding, setFinding] = useState<HeardSpeaker>();
  const PersonDialog = useOnDemand(loadPersonDialog, finding !== undefined);
  const choose = (speaker: HeardSpeaker, is: SpeakerKind, person?: DirectoryPerson) => {
    if (choosing.isPending) return;
    const next = cards.nextOf(speaker);
    choosing.mutate({ speaker, is, person }, { onSuccess: () => focus(next) });
  };
  const press = (event: KeyboardEvent) => {
    if (!current) return;
    const suggestion = current.suggestions[Number(event.key) - 1];
    pressOnCards(event, {
      arrowdown: () => focus(cards.after),
      arrowup: () => focus(cards.before),
      f: () => setFinding(current),
      g: () => choose(current, 'guest'),
      s: () => choose(current, 'skipped'),
      z: undoLast,
      ...(suggestion && { [event.key]: () => choose(current, 'person', suggestion.person) }),
    });
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
              cardRef={cards.cardRef(speaker.id)}
              onFocus={() => cards.setCurrentId(speaker.id)}
              onChoose={(is, person) => choose(speaker, is, person)}
              onFind={() => setFinding(speaker)}
            />
          );
        })}
      </ul>
      {PersonDialog && finding && (
        <PersonDialog
          title={`Who is ‘${finding.name}’?`}
          description="A person in the directory."
          addressOfPeople={(query) => addressOf(endpoints.speakers.listPeople, { query })}
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
