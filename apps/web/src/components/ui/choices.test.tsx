import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Segmented } from './segmented.tsx';
import { Switch } from './switch.tsx';
import { Tab, Tabs, TabsContent, TabsList } from './tabs.tsx';

afterEach(() => vi.restoreAllMocks());

const options = [
  { value: 'people', label: 'People' },
  { value: 'pairs', label: 'Pairs' },
];

function PeopleOrPairs() {
  const [value, setValue] = useState('people');
  return <Segmented label="List" value={value} options={options} onValueChange={setValue} />;
}

test('one segment is always selected', async () => {
  render(<PeopleOrPairs />);
  await userEvent.click(screen.getByRole('radio', { name: 'Pairs' }));
  expect(screen.getByRole('radio', { name: 'Pairs' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Pairs' }));
  expect(screen.getByRole('radio', { name: 'Pairs' })).toBeChecked();
});

test('arrow keys move between segments', async () => {
  render(<PeopleOrPairs />);
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: 'People' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Pairs' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Pairs' })).toBeChecked();
});

test('on a phone the segments become a select', async () => {
  const narrow = Object.assign(window.matchMedia(''), { matches: true });
  vi.spyOn(window, 'matchMedia').mockReturnValue(narrow);
  render(<PeopleOrPairs />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'List' }), 'Pairs');
  expect(screen.getByRole('combobox', { name: 'List' })).toHaveValue('pairs');
});

function NamesOrNot() {
  const [isOn, setIsOn] = useState(false);
  return <Switch label="Show names" checked={isOn} onCheckedChange={setIsOn} />;
}

test('the labels of a switch and a checkbox toggle them', async () => {
  render(
    <>
      <NamesOrNot />
      <Checkbox label="Remember this" />
    </>,
  );
  await userEvent.click(screen.getByText('Show names'));
  await userEvent.click(screen.getByText('Remember this'));
  expect(screen.getByRole('switch', { name: 'Show names' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Remember this' })).toBeChecked();
});

test('arrow keys move between tabs', async () => {
  render(
    <Tabs defaultValue="users">
      <TabsList aria-label="Organization">
        <Tab value="users">Users & Roles</Tab>
        <Tab value="settings">Settings</Tab>
      </TabsList>
      <TabsContent value="users">Everyone</TabsContent>
      <TabsContent value="settings">General Settings</TabsContent>
    </Tabs>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Users & Roles' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Settings' })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent('General Settings');
});
