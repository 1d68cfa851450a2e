// Runs before the first paint so that a saved dark or light choice never flashes the other one.
(function () {
  var saved = null;
  try {
    saved = localStorage.getItem('rideline.color-scheme');
  } catch {
    // Storage can be refused; the browser's own preference then decides.
  }
  var dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
})();
