import { Button, Stack } from '@mantine/core';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { useState, type ReactNode } from 'react';
import type { Preferences } from '../../app/api-types.ts';
import { useChoosePreferencesMutation, usePreferences } from '../../app/me.api.ts';
import { sentenceOf } from '../../app/problem.ts';
import { Notice, useTimedMessage } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';

const SUCCESS_SHOWN_MS = 3000;

interface Props<Chosen> {
  readonly title: string;
  readonly lead: string;
  /** Label of the button that saves. */
  readonly save: string;
  readonly initialValues: Chosen;
  readonly children: (form: UseFormReturnType<Chosen>) => ReactNode;
}

/** A panel that saves some of the preferences together. */
export function PreferencesForm<Chosen extends Partial<Preferences>>(props: Props<Chosen>) {
  const { title, lead, save: label, initialValues, children } = props;
  const [update, { isLoading }] = useChoosePreferencesMutation();
  const shown = usePreferences();
  const [failure, setFailure] = useState<string | null>(null);
  const success = useTimedMessage(SUCCESS_SHOWN_MS);
  const form = useForm<Chosen>({ mode: 'uncontrolled', initialValues });

  const save = async (chosen: Chosen) => {
    setFailure(null);
    try {
      // The first choice keeps the hours that were shown until then.
      await update({ preferred_hour_format: shown.preferred_hour_format, ...chosen }).unwrap();
      success.show('Preferences updated successfully');
    } catch (error) {
      setFailure(sentenceOf(error, 'Failed to update preferences'));
    }
  };

  return (
    <Panel title={title} lead={lead}>
      <form noValidate onSubmit={form.onSubmit((chosen) => void save(chosen))}>
        <Stack gap="md" maw="24rem">
          {children(form)}
          <Notice success={success.message} failure={failure} />
          <Button type="submit" loading={isLoading} w="fit-content">
            {label}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
