import { handoverLabelLengthMax, handoverNoteLengthMax } from '@rapport/contract';
import { InputField, TextareaField } from '@/components/ui/control-fields.tsx';

type TextFieldProps = { value: string; onChange: (value: string) => void };

export const LabelField = ({ value, onChange }: TextFieldProps) => (
  <InputField
    label="What is handed over"
    maxLength={handoverLabelLengthMax}
    value={value}
    onValueChange={onChange}
  />
);

export const NoteField = ({ value, onChange }: TextFieldProps) => (
  <TextareaField
    label="Note"
    maxLength={handoverNoteLengthMax}
    value={value}
    onValueChange={onChange}
  />
);
