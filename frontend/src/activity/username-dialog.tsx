import { Button, Modal, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useChooseUsernameMutation } from '../app/me.api.ts';
import { sentenceOf } from '../app/problem.ts';

const CLOSES_AFTER_MS = 2000;

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Called after the username is saved. */
  readonly onDone: () => void;
  /** Continues without a username, to what needs none. */
  readonly onPictureOnly?: () => void;
}

/** Asks for the username shown on shared sessions, and closes 2 s after it is saved. */
export function UsernameDialog({ opened, onClose, onDone, onPictureOnly }: Props) {
  const [username, setUsername] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [choose, { isLoading, isSuccess, reset }] = useChooseUsernameMutation();
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    if (!isSuccess || !opened) return;
    const timer = setTimeout(() => {
      reset();
      done.current();
    }, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, opened, reset]);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setProblem(null);
    const answer = await choose({ username });
    if (answer.error !== undefined) setProblem(sentenceOf(answer.error, 'Failed to update username'));
  };

  return (
    <Modal opened={opened} onClose={onClose} title="Choose a username">
      {isSuccess ? (
        <Text role="status">Username saved.</Text>
      ) : (
        <form onSubmit={(event) => void submit(event)}>
          <Text mb="md">Your username appears on sessions you share. Your email is never shown.</Text>
          <TextInput
            label="Username"
            data-autofocus
            autoComplete="username"
            value={username}
            error={problem}
            onChange={({ currentTarget }) => setUsername(currentTarget.value)}
          />
          <Button type="submit" mt="md" fullWidth loading={isLoading}>
            Set username
          </Button>
          {onPictureOnly !== undefined && (
            <Button mt="xs" fullWidth variant="subtle" onClick={onPictureOnly}>
              Make a picture only
            </Button>
          )}
        </form>
      )}
    </Modal>
  );
}
