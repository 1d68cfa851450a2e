import { Checkbox, type CheckboxProps } from '@mantine/core';
import styles from './select-box.module.css';

/** The checkbox of a row or card. The space around it toggles it too. */
export const SelectBox = (props: CheckboxProps & { readonly 'aria-label': string }) => (
  <label className={styles.area}>
    <Checkbox {...props} />
  </label>
);
