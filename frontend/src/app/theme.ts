import {
  createTheme,
  localStorageColorSchemeManager,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';

const ocean: MantineColorsTuple = [
  '#eaf6fa',
  '#d0eaf3',
  '#a3d5e7',
  '#72bfda',
  '#48abce',
  '#2797be',
  '#12789d',
  '#0b6385',
  '#0a526e',
  '#083f55',
];

const coral: MantineColorsTuple = [
  '#fff1ec',
  '#ffe0d6',
  '#ffc0ad',
  '#ff9c80',
  '#fb7c59',
  '#ef6340',
  '#c9441f',
  '#ab3616',
  '#8b2c12',
  '#6b210d',
];

const red: MantineColorsTuple = [
  '#fff0f0',
  '#fedddd',
  '#fcbcbd',
  '#f99a9c',
  '#f47679',
  '#ea5257',
  '#cf2e37',
  '#b3232c',
  '#941b24',
  '#74141b',
];

const green: MantineColorsTuple = [
  '#e9f8f1',
  '#cdeedd',
  '#9fddc0',
  '#6dca9f',
  '#43b883',
  '#26a16b',
  '#177a50',
  '#126643',
  '#0e5337',
  '#0a3f2a',
];

const gray: MantineColorsTuple = [
  '#f4f8fa',
  '#e9f0f3',
  '#dbe5ea',
  '#c7d4db',
  '#a4b5be',
  '#7c8f99',
  '#5c6f79',
  '#445660',
  '#2c3d47',
  '#152730',
];

const dark: MantineColorsTuple = [
  '#dbe7ed',
  '#bccdd6',
  '#9bb1bd',
  '#6a8594',
  '#34505f',
  '#23404f',
  '#153040',
  '#091b26',
  '#07151e',
  '#040d13',
];

export const colorSchemeManager = localStorageColorSchemeManager({ key: 'rideline.color-scheme' });

const IN_MAIN = { portalProps: { target: '#main' } };

export const theme = createTheme({
  primaryColor: 'ocean',
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  colors: { ocean, coral, red, green, gray, dark },
  black: '#0c2230',
  defaultRadius: 'md',
  shadows: { sm: 'var(--rl-shadow)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  components: {
    // Beside the page's end they would be outside of all landmarks.
    Menu: { defaultProps: IN_MAIN },
    Popover: { defaultProps: IN_MAIN },
    Tooltip: { defaultProps: IN_MAIN },
    Anchor: { defaultProps: { underline: 'always' } },
    Modal: { defaultProps: { ...IN_MAIN, centered: true, closeButtonProps: { 'aria-label': 'Close' } } },
  },
  headings: {
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.6rem, 1.35rem + 1vw, 2.1rem)', lineHeight: '1.2' },
      h2: { fontSize: '1.375rem', lineHeight: '1.3' },
      h3: { fontSize: '1.125rem', lineHeight: '1.4' },
    },
  },
});

/** Colors of our own, and Mantine colors adjusted to reach the contrast of WCAG AA. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--rl-content-width': '75rem',
    '--rl-reading-width': '44rem',
    '--rl-bar-height': '3.5rem',
  },
  light: {
    '--mantine-color-body': '#f5f9fb',
    '--mantine-color-dimmed': '#4d606b',
    '--mantine-color-placeholder': '#5c6f79',
    '--mantine-color-error': '#b3232c',
    '--rl-surface': '#ffffff',
    '--rl-surface-sunken': '#eaf1f5',
    '--rl-border': '#d9e4ea',
    '--rl-border-strong': '#7c8f99',
    '--rl-shadow': '0 1px 2px rgb(12 34 48 / 6%), 0 6px 20px rgb(12 34 48 / 5%)',
    '--rl-accent': '#0b6385',
    '--rl-ride': '#c9441f',
    '--rl-track': '#5c7f92',
    '--rl-land': '#dbd8c8',
  },
  dark: {
    '--mantine-color-body': '#07151e',
    '--mantine-color-dimmed': '#9bb1bd',
    '--mantine-color-placeholder': '#869dab',
    '--mantine-color-error': '#f99a9c',
    '--mantine-color-ocean-light': '#143a4c',
    '--mantine-color-ocean-light-hover': '#194659',
    '--mantine-color-ocean-light-color': '#a3d5e7',
    '--rl-surface': '#0d202c',
    '--rl-surface-sunken': '#091b26',
    '--rl-border': '#1c3646',
    '--rl-border-strong': '#6a8594',
    '--rl-shadow': '0 1px 2px rgb(0 0 0 / 40%), 0 6px 20px rgb(0 0 0 / 25%)',
    '--rl-accent': '#72bfda',
    '--rl-ride': '#fb7c59',
    '--rl-track': '#6f97ab',
    '--rl-land': '#33403a',
  },
});
