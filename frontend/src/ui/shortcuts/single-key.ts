import { helpKey } from './help-key.ts';

const TYPED_INTO = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
/** Layers with keys of their own. */
const LAYERS = '[role=dialog], [role=menu], [role=listbox]';

/**
 * The letter of a single-key shortcut, lowercase; null while typing, in a dialog or a menu, with a modifier, and when
 * single-key shortcuts are switched off.
 */
export function singleKeyOf({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey || !helpKey.isOn()) return null;
  if (target instanceof Element && target.closest(`${TYPED_INTO}, ${LAYERS}`) !== null) return null;
  if (document.querySelector('[aria-modal=true]') !== null) return null;
  return key.toLowerCase();
}
