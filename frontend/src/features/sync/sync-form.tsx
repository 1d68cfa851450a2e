import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../app/problem.ts';
import { SERVICE_NAMES, type Service } from '../../app/site.api.ts';
import type { ShowOutcome } from './banners.tsx';
import { useSyncMutation, type SyncType } from './sync.api.ts';
import styles from './sync.module.css';

interface Choice {
  readonly value: SyncType;
  readonly label: string;
}

const SELECT_DATE: Choice = { value: 'select-date', label: 'Select a date' };
const CHOICES: Readonly<Record<Service, readonly [Choice, ...Choice[]]>> = {
  garmin: [
    { value: 'recent-10', label: 'Most recent 10 activities' },
    { value: 'recent-30', label: 'Most recent 30 activities' },
    { value: 'recent-100', label: 'Most recent 100 activities' },
    SELECT_DATE,
  ],
  strava: [
    { value: 'last', label: 'Sync last activity' },
    { value: 'recent-100', label: 'Sync recent 100 activities' },
    SELECT_DATE,
  ],
};

interface Props {
  readonly service: Service;
  readonly onOutcome: ShowOutcome;
}

/** Chooses what to list from the service. */
export function SyncForm({ service, onOutcome }: Props) {
  const choices = CHOICES[service];
  const [syncType, setSyncType] = useState<SyncType>(choices[0].value);
  const [date, setDate] = useState('');
  const [sync, { isLoading }] = useSyncMutation();
  const fallback =
    syncType === 'last'
      ? 'Failed to sync last Strava activity'
      : `Failed to sync with ${SERVICE_NAMES[service]}`;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const byDate = syncType === SELECT_DATE.value;
    if (byDate && date === '') {
      onOutcome({ failure: 'Please select a date' });
      return;
    }
    onOutcome({});
    const { data, error } = await sync({ service, sync_type: syncType, ...(byDate && { date }) });
    onOutcome(error === undefined ? { success: data.message } : { failure: sentenceOf(error, fallback) });
  };

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <NativeSelect
        label="Activities to sync"
        data={choices}
        value={syncType}
        onChange={({ currentTarget }) => setSyncType(currentTarget.value as SyncType)}
      />
      {syncType === SELECT_DATE.value && (
        <TextInput
          type="date"
          label="Date"
          value={date}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
      )}
      <Button type="submit" disabled={isLoading} leftSection={<IconRefresh size={18} aria-hidden="true" />}>
        {isLoading ? 'Syncing...' : 'Sync'}
      </Button>
    </form>
  );
}
