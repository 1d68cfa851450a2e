import { NativeSelect, SimpleGrid } from '@mantine/core';

const PLACES = ['First', 'Second', 'Third'];

export type ThreeOf<Name> = readonly [Name, Name, Name];

interface Props<Name extends string> {
  /** All that can be shown, by name. */
  readonly labels: Readonly<Record<Name, string>>;
  readonly chosen: ThreeOf<Name>;
  readonly onChoose: (chosen: ThreeOf<Name>) => void;
}

/** Options of the number at `index`: all that the others don't show. */
export const figureOptions = <Name extends string>(
  labels: Readonly<Record<Name, string>>,
  chosen: ThreeOf<Name>,
  index: number,
) =>
  (Object.keys(labels) as Name[])
    .map((value) => ({ value, label: labels[value] }))
    .filter(({ value }) => !chosen.some((other, at) => other === value && at !== index));

/** Chooses the three numbers of a picture, each once. */
export function PictureFigures<Name extends string>({ labels, chosen, onChoose }: Props<Name>) {
  const choose = (index: number, name: Name) => {
    const [first, second, third] = chosen.map((now, at) => (at === index ? name : now));
    onChoose([first!, second!, third!]);
  };
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="xs">
      {chosen.map((figure, index) => (
        <NativeSelect
          // The place of a number in the picture.
          key={index}
          label={`${PLACES[index]} number`}
          data={figureOptions(labels, chosen, index)}
          value={figure}
          onChange={({ currentTarget }) => choose(index, currentTarget.value as Name)}
        />
      ))}
    </SimpleGrid>
  );
}
