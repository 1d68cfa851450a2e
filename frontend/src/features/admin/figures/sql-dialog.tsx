import { Box, Button, CopyButton, Group, Modal } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { sentenceOf } from '../../../app/problem.ts';
import { ErrorState, LoadingBlock } from '../../../ui/states.tsx';
import { ADMIN_DATA_FAILED, useGetQuestionsQuery } from '../admin.api.ts';

interface Props {
  readonly title: string;
  /** Name of the question at /api/admin/stats. */
  readonly question: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The SQL of a question, to copy. */
export function SqlDialog({ title, question, opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={`SQL: ${title}`} size="xl">
      <Sql question={question} />
    </Modal>
  );
}

function Sql({ question }: Pick<Props, 'question'>) {
  const { data, error, refetch } = useGetQuestionsQuery();
  if (data === undefined) {
    if (error === undefined) return <LoadingBlock label="Loading the SQL" rows={1} height={200} />;
    return (
      <ErrorState message={sentenceOf(error, ADMIN_DATA_FAILED)}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </ErrorState>
    );
  }
  const sql = data.find(({ name }) => name === question)?.sql ?? '';
  return (
    <>
      <Box
        component="pre"
        mah="60vh"
        p="md"
        m={0}
        fz="0.8125rem"
        lh={1.5}
        bg="var(--rl-surface-sunken)"
        bdrs="md"
        style={{ overflow: 'auto', border: '1px solid var(--rl-border)' }}
        role="region"
        aria-label="SQL"
        tabIndex={0}
      >
        <code>{sql}</code>
      </Box>
      <Group justify="flex-end" mt="md">
        <CopyButton value={sql}>
          {({ copied, copy }) => (
            <Button
              onClick={copy}
              leftSection={
                copied ? (
                  <IconCheck size={18} aria-hidden="true" />
                ) : (
                  <IconCopy size={18} aria-hidden="true" />
                )
              }
            >
              {copied ? 'Copied' : 'Copy SQL'}
            </Button>
          )}
        </CopyButton>
      </Group>
    </>
  );
}
