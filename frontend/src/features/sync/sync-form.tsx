import { Button, Flex, NativeSelect, TextInput } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { sentenceOf } from '../../app/problem.ts';
import { SELECT_DATE, SERVICE_BY_NAME, type SyncType } from '../../app/services.ts';
import { type Service } from '../../app/site.api.ts';
import type { ShowOutcome } from './banners.tsx';
import { useSyncMutation } from './sync.api.ts';

interface Props {
  readonly service: Service;
  readonly onOutcome: ShowOutcome;
}

const WIDE_ON_PHONES = { base: '1 1 100%', xs: '0 1 auto' };

/** Chooses what to list from the service. */
export function SyncForm({ service, onOutcome }: Props) {
  const { title, syncChoices } = SERVICE_BY_NAME[service];
  const [syncType, setSyncType] = useState(syncChoices[0].value);
  const [date, setDate] = useState('');
  const [sync, { isLoading }] = useSyncMutation();
  const fallback =
    syncType === 'last' ? `Failed to sync last ${title} activity` : `Failed to sync with ${title}`;

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
    <Flex
      component="form"
      noValidate
      wrap="wrap"
      gap="sm"
      align="flex-end"
      onSubmit={(event) => void submit(event)}
    >
      <NativeSelect
        flex={{ base: '1 1 100%', xs: '0 1 18rem' }}
        label="Activities to sync"
        data={syncChoices}
        value={syncType}
        onChange={({ currentTarget }) => setSyncType(currentTarget.value as SyncType)}
      />
      {syncType === SELECT_DATE.value && (
        <TextInput
          type="date"
          flex={WIDE_ON_PHONES}
          label="Date"
          value={date}
          onChange={({ currentTarget }) => setDate(currentTarget.value)}
        />
      )}
      <Button
        type="submit"
        flex={WIDE_ON_PHONES}
        disabled={isLoading}
        leftSection={<IconRefresh size={18} aria-hidden="true" />}
      >
        {isLoading ? 'Syncing...' : 'Sync'}
      </Button>
    </Flex>
  );
}
