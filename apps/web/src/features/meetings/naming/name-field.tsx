import { speakerNameLengthMax } from '@rapport/contract';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { Input } from '@/components/ui/input.tsx';
import type { GivenName } from './given-names.ts';
import { NameList } from './name-list.tsx';
import { type NameOption, useNameOptions } from './use-name-options.ts';

type NameFieldProps = {
  meetingId: string;
  label: string;
  name: GivenName;
  known: readonly NameOption[];
  ref: Ref<HTMLInputElement>;
  onName: (name: GivenName) => void;
  /** Names the turns from the last named one to this one. */
  onFill: () => void;
  /** -1 for the turn before, 1 for the next. */
  onMove: (step: -1 | 1) => void;
};

/** Letters open the list of names; Enter names the turn and goes to the next one. */
export function NameField(props: NameFieldProps) {
  const { meetingId, label, name, known, ref, onName, onFill, onMove } = props;
  const list = useId();
  /** Null while nothing is typed: the field shows the name. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Known at once: Enter moves the focus before the next rendering. */
  const unnamed = useRef<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { options, failed } = useNameOptions(meetingId, known, typed ?? '');
  const isListed = isOpen && options.length > 0;
  const at = Math.min(active, options.length - 1);

  function close() {
    unnamed.current = null;
    setTyped(null);
    setIsOpen(false);
    setActive(0);
  }
  function choose(option: NameOption | undefined) {
    if (option) onName({ name: option.name, userId: option.userId });
    close();
  }
  /** What was typed is the name, also without Enter. */
  function leave() {
    const name = unnamed.current?.trim();
    if (name === '') onName(null);
    else if (name !== undefined) choose(options.find((one) => one.name === name) ?? options[at]);
    close();
  }
  function press(event: KeyboardEvent) {
    const { key, shiftKey } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : null;
    if (step !== null) {
      event.preventDefault();
      if (isListed) return setActive((at + step + options.length) % options.length);
      leave();
      return onMove(step);
    }
    if (key === 'Escape' && (isOpen || typed !== null)) {
      event.preventDefault();
      event.stopPropagation();
      return close();
    }
    if (key !== 'Enter') return;
    event.preventDefault();
    if (shiftKey && typed === null) onFill();
    else if (typed?.trim() === '') onName(null);
    else if (isListed) choose(options[at]);
    close();
    onMove(1);
  }
  return (
    <div className="relative">
      <Input
        ref={ref}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={list}
        aria-activedescendant={isListed ? `${list}-${at}` : undefined}
        autoComplete="off"
        placeholder="No name"
        maxLength={speakerNameLengthMax}
        value={typed ?? name?.name ?? ''}
        onChange={({ target }) => {
          unnamed.current = target.value;
          setTyped(target.value);
          setIsOpen(target.value.trim() !== '');
          setActive(0);
        }}
        onClick={() => setIsOpen(true)}
        onFocus={({ target }) => target.select()}
        onBlur={leave}
        onKeyDown={press}
      />
      {isListed && (
        <NameList id={list} options={options} active={at} failed={failed} onChoose={choose} />
      )}
    </div>
  );
}
