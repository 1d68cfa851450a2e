import { Box, Flex } from '@mantine/core';
import { detectRides } from '@rideline/detection-engine';
import { useElementSize } from '@mantine/hooks';
import { useDeferredValue, useMemo, useState } from 'react';
import { toFields, type Draft } from '../profile-draft.ts';
import { NearMisses } from './near-misses.tsx';
import { PreviewChart } from './preview-chart.tsx';
import { SessionChoice } from './session-choice.tsx';
import { usePreviewSession, type PreviewSession } from './use-preview-session.ts';

function found(count: number, { surfType }: PreviewSession): string {
  const what = surfType === 'standing_waves' ? 'attempt' : 'ride';
  return `${count} ${what}${count === 1 ? '' : 's'} found`;
}

/** The rides of a session with the settings in the form, detected in the browser on every change. */
export function Preview({ draft }: { draft: Draft }) {
  const { ref, width } = useElementSize();
  const [chosen, setChosen] = useState<string | null>(null);
  const { session, failure } = usePreviewSession(chosen);
  const fields = useDeferredValue(toFields({ ...draft, setting_name: 'preview' }));
  const key = JSON.stringify(fields);
  const detection = useMemo(
    () =>
      fields === null || session === null
        ? null
        : detectRides(session.track, session.surfType, fields, session.sport, session.usualHeading),
    // Depends on the values: `fields` is a new object on every render.
    // oxlint-disable-next-line react/exhaustive-deps
    [key, session],
  );
  const drawn = session !== null && fields !== null && detection !== null;

  return (
    <Box component="figure" mih={380} p="md" bg="var(--rl-surface-sunken)" bdrs="md">
      <Flex
        component="figcaption"
        gap="0.5rem 1rem"
        align="flex-end"
        justify="space-between"
        wrap="wrap"
        mb="sm"
      >
        <SessionChoice chosen={chosen} onChosen={setChosen} />
        <span role="status">
          {fields === null
            ? 'Fill in all settings to see a preview.'
            : drawn
              ? found(detection.rides.length, session)
              : (failure ?? 'Loading your session...')}
        </span>
      </Flex>
      <Box ref={ref} mih={220}>
        {drawn && width > 0 && (
          <PreviewChart track={session.track} detection={detection} parameters={fields} width={width} />
        )}
      </Box>
      {drawn && <NearMisses start={session.track.time[0] ?? 0} misses={detection.nearMisses} />}
    </Box>
  );
}
