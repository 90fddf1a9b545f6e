import { handoverLabelLengthMax, handoverNoteLengthMax } from '@rapport/contract';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';

type TextFieldProps = { value: string; onChange: (value: string) => void };

export const LabelField = ({ value, onChange }: TextFieldProps) => (
  <Field label="What is handed over">
    {(field) => (
      <Input
        {...field}
        maxLength={handoverLabelLengthMax}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);

export const NoteField = ({ value, onChange }: TextFieldProps) => (
  <Field label="Note">
    {(field) => (
      <Textarea
        {...field}
        maxLength={handoverNoteLengthMax}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);
