import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import {
  Alert,
  Badge,
  Button,
  CellButton,
  CellCheckbox,
  CheckboxField,
  ComboField,
  DateField,
  DateTimeField,
  DockedDialog,
  IconButton,
  MenuButton,
  ModalDialog,
  MultiField,
  NumberField,
  PasswordField,
  QuestionDialog,
  RadioField,
  SelectField,
  SwitchField,
  Tabs,
  TextField,
  TimeField,
} from './index.ts';

const guards = [
  { id: 9, label: 'Tomislav Šarić', detail: '1.37 km' },
  { id: 11, label: 'Nikola Perić', detail: '0.45 km' },
  { id: 17, label: 'Петра Новак', detail: '2.10 km', isDisabled: true },
  { id: 28, label: 'Dubravko Žunić', detail: '0.27 km' },
];

function Everything({ errorText }: { errorText?: string }): ReactElement {
  const [title, setTitle] = useState('Noćna ophodnja Jankomir');
  const [password, setPassword] = useState('kq7zw');
  const [words, setWords] = useState('Uđite kroz rampu 2.');
  const [minutes, setMinutes] = useState<number | null>(60);
  const [guard, setGuard] = useState<number | null>(11);
  const [other, setOther] = useState<number | null>(null);
  const [many, setMany] = useState<readonly number[]>([28, 11]);
  const [date, setDate] = useState<string | null>('2026-11-16');
  const [time, setTime] = useState<string | null>('22:00');
  const [at, setAt] = useState<number | null>(Date.UTC(2026, 10, 14, 20, 47));
  const [kind, setKind] = useState<'intervention' | 'message'>('intervention');
  const [isOn, setOn] = useState(true);
  return (
    <div style={{ display: 'grid', gap: 12, maxWidth: 440, padding: 16 }}>
      <TextField errorText={errorText} isRequired label="Title" onChange={setTitle} value={title} />
      <PasswordField errorText={errorText} label="Password" onChange={setPassword} value={password} />
      <TextField errorText={errorText} label="Description" onChange={setWords} rows={4} value={words} />
      <NumberField
        errorText={errorText}
        label="Interval"
        minValue={1}
        onChange={setMinutes}
        unit="min"
        value={minutes}
      />
      <SelectField errorText={errorText} isClearable label="Guard" onChange={setGuard} options={guards} value={guard} />
      <ComboField
        errorText={errorText}
        isClearable
        label="Location"
        onChange={setOther}
        options={guards}
        value={other}
      />
      <MultiField errorText={errorText} label="Recipients" onChange={setMany} options={guards} value={many} />
      <DateField errorText={errorText} label="Start date" onChange={setDate} value={date} />
      <TimeField errorText={errorText} label="Start" onChange={setTime} value={time} />
      <DateTimeField errorText={errorText} label="From" onChange={setAt} value={at} />
      <RadioField
        label="Kind"
        onChange={setKind}
        options={[
          { id: 'intervention', label: 'Intervention' },
          { id: 'message', label: 'Message' },
        ]}
        value={kind}
      />
      <CheckboxField isSelected={isOn} label="Follow the alarm" onChange={setOn} />
      <SwitchField isSelected={isOn} label="Browser notifications" onChange={setOn} />
      <div style={{ display: 'flex', gap: 8 }}>
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
        <Button variant="danger">Delete</Button>
        <MenuButton
          icon="export"
          items={[
            { id: 'csv', label: 'CSV' },
            { id: 'xlsx', label: 'XLSX' },
          ]}
          label="Export"
          onAction={() => {}}
        />
      </div>
    </div>
  );
}

const meta = { title: 'Controls', component: Everything } satisfies Meta<typeof Everything>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {};
export const FieldsWithErrors: Story = { args: { errorText: 'Is required' } };
export const NonBlockingAlert: Story = {
  render: () => (
    <Alert
      detail="Confirming event 48273"
      onClose={() => {}}
      onRetry={() => {}}
      title="A network error occurred. Please try again."
    />
  ),
};

/* Over the page: on a page of documentation each has a frame of its own. */
const framed = { docs: { story: { inline: false, height: '360px' } } };

const steps = [
  { id: 'when', label: 'When', panel: 'Each night at 22:00' },
  { id: 'where', label: 'Where', panel: 'Jankomir, ramp 2' },
] as const;

function Chosen(): ReactElement {
  const [step, setStep] = useState<'when' | 'where'>('when');
  return <Tabs label="Steps of a task" onSelect={setStep} selected={step} tabs={steps} />;
}

export const ChosenTab: Story = { render: () => <Chosen /> };

/** What stands in the cells of a grid: the grid holds the one tab stop, so that these have none. */
export const InCells: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(5, 48px)', alignItems: 'center', padding: 16 }}>
      <CellCheckbox isSelected label="Select event 48273" />
      <CellCheckbox isIndeterminate isSelected={false} label="Select the page" />
      <CellButton action="locate" label="Show on the map" onPress={() => {}}>
        Map
      </CellButton>
      <span>
        <Badge count={3} />
      </span>
      <IconButton icon="filter" label="Filter" />
    </div>
  ),
};

export const Docked: Story = {
  parameters: framed,
  render: () => (
    <DockedDialog
      foot={<Button variant="primary">Send</Button>}
      onClose={() => {}}
      subtitle="Petra Novak"
      title="Message"
    >
      <p style={{ padding: 16 }}>What is below stays in reach.</p>
    </DockedDialog>
  ),
};

export const Modal: Story = {
  parameters: framed,
  render: () => (
    <ModalDialog foot={<Button>Close</Button>} isOpen onClose={() => {}} title="Keys">
      <p>Esc closes the topmost layer.</p>
    </ModalDialog>
  ),
};

export const Question: Story = {
  parameters: framed,
  render: () => (
    <QuestionDialog
      confirmLabel="Delete"
      isDanger
      onAnswer={() => {}}
      text="Its 12 checks to come are deleted too."
      title="Delete the rule?"
    />
  ),
};
