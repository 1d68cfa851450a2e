const QUIET_AFTER_MS = 3000;

/** Resolves some seconds after the page is loaded, for downloads that the first view can do without. */
export const whenQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    const start = () => setTimeout(resolve, QUIET_AFTER_MS);
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
  });
