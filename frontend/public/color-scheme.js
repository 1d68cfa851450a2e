// Applies the saved color scheme before the first paint, so that the other one does not flash.
(function () {
  var saved = null;
  try {
    saved = localStorage.getItem('rideline.color-scheme');
  } catch {
    // Storage is blocked: the browser's preference applies.
  }
  var dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
