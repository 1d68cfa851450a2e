/** The standalone page of a map: one script with the session's data beside it, without the app's store or network. */
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import '../app/theme.css';
import { MantineProvider } from '@mantine/core';
import { writeFor } from '@rideline/detection-engine';
import { createRoot } from 'react-dom/client';
import { cssVariablesResolver, theme } from '../app/theme.ts';
import { MapPage } from './map-page.tsx';
import { readPageData } from './page-data.ts';

writeFor(navigator.language);
createRoot(document.getElementById('root')!).render(
  <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
    <MapPage data={readPageData()} />
  </MantineProvider>,
);
