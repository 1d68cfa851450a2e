import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from './store.ts';
import { colorSchemeManager, cssVariablesResolver, theme } from './theme.ts';

export function AppProviders({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <MantineProvider
        theme={theme}
        colorSchemeManager={colorSchemeManager}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
        deduplicateInlineStyles
      >
        {children}
      </MantineProvider>
    </Provider>
  );
}
