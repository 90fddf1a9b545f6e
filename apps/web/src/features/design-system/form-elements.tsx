import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import {
  InputField,
  PasswordField,
  SelectField,
  TextareaField,
} from '@/components/ui/control-fields.tsx';
import { SearchInput } from '@/components/ui/search-input.tsx';
import { Segmented } from '@/components/ui/segmented.tsx';
import { Switch } from '@/components/ui/switch.tsx';
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
        <InputField
          label="Name"
          hint="As others see it"
          defaultValue="Helena Brandt"
          autoComplete="off"
        />
        <InputField
          label="E-mail"
          error="Please enter a valid email address"
          defaultValue="helena.brandt@"
          autoComplete="off"
        />
        <PasswordField label="Password" autoComplete="off" />
        <SelectField label="Role" options={roles} value={role} onValueChange={setRole} />
        <InputField label="Disabled" disabled defaultValue="Northwind" />
        <InputField label="Read only" readOnly defaultValue="northwind" />
        <TextareaField label="Reason" fieldClass="col-span-full" placeholder="Several lines" />
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
