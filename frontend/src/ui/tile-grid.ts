import { createPolymorphicComponent, SimpleGrid, type SimpleGridProps } from '@mantine/core';

/** Equal columns as any element, such as a list (`ul`) or figures (`dl`). */
export const TileGrid = createPolymorphicComponent<'div', SimpleGridProps>(SimpleGrid);
