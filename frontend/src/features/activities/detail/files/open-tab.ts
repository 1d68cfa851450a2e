/** A new tab for an address that is not known yet: opened at the click, so that no browser holds it back. */
export function openTab() {
  const tab = window.open('about:blank', '_blank');
  if (tab !== null) tab.opener = null;
  return {
    goTo: (address: string) => {
      if (tab === null) window.location.assign(address);
      else tab.location.replace(address);
    },
    close: () => tab?.close(),
  };
}
