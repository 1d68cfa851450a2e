import { SegmentedControl, Text } from '@mantine/core';

interface Props<Value extends string> {
  readonly label: string;
  readonly data: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, side by side below its label. */
export function PictureChoice<Value extends string>({ label, data, value, onChange }: Props<Value>) {
  return (
    <div>
      <Text size="sm" fw={600} mb={4} aria-hidden="true">
        {label}
      </Text>
      <SegmentedControl fullWidth aria-label={label} data={[...data]} value={value} onChange={onChange} />
    </div>
  );
}
