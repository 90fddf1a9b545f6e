import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Input } from '@/components/ui/input.tsx';
import { PasswordInput } from '@/components/ui/password-input.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { Select } from '@/components/ui/select.tsx';
import { Switch } from '@/components/ui/switch.tsx';
import { Textarea } from '@/components/ui/textarea.tsx';
import { Part, Samples } from './part.tsx';

const periods = [
  { value: 'week', label: 'Past Week' },
  { value: 'month', label: 'Past Month' },
  { value: 'quarter', label: 'Past Quarter' },
];

const roles = [
  { value: 'member', label: 'Member' },
  { value: 'admin', label: 'Admin' },
];

export function FormElements() {
  const [search, setSearch] = useState('');
  const [period, setPeriod] = useState('month');
  const [role, setRole] = useState('member');
  const [showsNames, setShowsNames] = useState(true);
  const [strongOnly, setStrongOnly] = useState(false);
  return (
    <Part
      title="Form elements"
      caption="A label above, a border of 3:1, and room for one line of error"
    >
      <SearchInput
        label="Search meetings"
        placeholder="Search meetings..."
        value={search}
        onValueChange={setSearch}
      />
      <div className="mt-1 grid grid-cols-2 gap-x-6 gap-y-1 max-md:grid-cols-1">
        <Field label="Name" hint="As others see it">
          {(control) => <Input {...control} defaultValue="Helena Brandt" autoComplete="off" />}
        </Field>
        <Field label="E-mail" error="Please enter a valid email address">
          {(control) => <Input {...control} defaultValue="helena.brandt@" autoComplete="off" />}
        </Field>
        <Field label="Password">
          {(control) => <PasswordInput {...control} autoComplete="off" />}
        </Field>
        <Field label="Role">
          {(control) => (
            <Select {...control} options={roles} value={role} onValueChange={setRole} />
          )}
        </Field>
        <Field label="Disabled">
          {(control) => <Input {...control} disabled defaultValue="Northwind" />}
        </Field>
        <Field label="Read only">
          {(control) => <Input {...control} readOnly defaultValue="northwind" />}
        </Field>
        <Field label="Reason" className="col-span-full">
          {(control) => <Textarea {...control} placeholder="Several lines" />}
        </Field>
      </div>
      <Samples label="One of a few">
        <Segmented label="Period" options={periods} value={period} onValueChange={setPeriod} />
      </Samples>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Checkbox label="Send a copy" defaultChecked />
        <Switch label="Show names" checked={showsNames} onCheckedChange={setShowsNames} />
        <Switch
          label="Strong connections only"
          checked={strongOnly}
          onCheckedChange={setStrongOnly}
        />
      </div>
    </Part>
  );
}
