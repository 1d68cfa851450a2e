const NEEDED = [20, 19];

/** @returns the sentence for a Node that is too old, or null */
export function nodeComplaint(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const enough = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
  return enough ? null : `Rideline needs Node ${NEEDED.join('.')} or newer; this is Node ${version}.`;
}
