import { pastedLengthMax } from '@rapport/contract';
import { TextareaField } from '@/components/ui/control-fields.tsx';
import { quietLinkClass } from './file-picker.tsx';
import { LayoutsLink } from './layouts-link.tsx';
import { tooLong } from './pasted-text.ts';

type PasteTextProps = {
  text: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
  /** Back to the drop area. */
  onFile: () => void;
};

/** The button that opened the box is gone. */
const takeFocus = (box: HTMLTextAreaElement | null) => box?.focus();

/** A box for text instead of a file. */
export function PasteText({ text, isReadOnly, onChange, onFile }: PasteTextProps) {
  return (
    <div>
      <TextareaField
        label="Transcript"
        error={tooLong(text) ?? undefined}
        hint={`Names and times are read as in a file. Up to ${pastedLengthMax.toLocaleString('en')} characters.`}
        ref={takeFocus}
        rows={9}
        value={text}
        readOnly={isReadOnly}
        onValueChange={onChange}
      />
      <p className="flex flex-wrap gap-x-4">
        <button type="button" disabled={isReadOnly} className={quietLinkClass} onClick={onFile}>
          Choose a file instead
        </button>
        <LayoutsLink inNewTab className="text-12 no-underline hover:underline max-md:py-2" />
      </p>
    </div>
  );
}
