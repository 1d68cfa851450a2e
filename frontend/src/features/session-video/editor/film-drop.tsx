import { Overlay, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;

/** Takes files that are dropped anywhere on the page. */
export function FilmDrop({ onDrop }: { readonly onDrop: (files: readonly File[]) => void }) {
  const [isOver, setOver] = useState(false);
  useWindowEvent('dragover', (event) => {
    if (!hasFiles(event)) return;
    // Without this the browser opens the file in place of the page.
    event.preventDefault();
    setOver(true);
  });
  useWindowEvent('dragleave', ({ relatedTarget }) => {
    if (relatedTarget === null) setOver(false);
  });
  useWindowEvent('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    setOver(false);
    onDrop([...(event.dataTransfer?.files ?? [])]);
  });
  return (
    isOver && (
      <Overlay fixed center color="#000" backgroundOpacity={0.65} style={{ pointerEvents: 'none' }}>
        <Text c="white" fz="xl" fw={650}>
          Drop your video anywhere
        </Text>
      </Overlay>
    )
  );
}
