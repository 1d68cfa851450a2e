import { Section } from '../../../ui/section.tsx';
import { listAddress, trendOf } from '../list-address.ts';
import { boardName } from '../words.ts';
import { useSeasonPage } from '../season-page-context.ts';
import { FiguresTable, type RowLinks } from './figures-table.tsx';

/** What each board did in the period; none while no session names one. */
export function Boards() {
  const page = useSeasonPage();
  const { season, address } = page;
  if (season.vessels.every(({ vessel_id }) => vessel_id === null)) return null;
  const linksOf = (id: number): RowLinks => {
    const own = address.withChanges({ vessel: String(id) });
    const sessions = listAddress({ ...page, address: { ...address, vesselId: id } }) ?? `${own}#calendar`;
    return { name: own, sessions, rides: sessions, rate: trendOf(own, season) ?? sessions };
  };
  return (
    <Section id="boards" title="Boards">
      <FiguresTable
        label="Boards"
        head="Board"
        rows={season.vessels.map(({ vessel_id: id, name, figures, records }) => ({
          key: id,
          name: boardName(name),
          links: id === null ? null : linksOf(id),
          figures,
          records,
        }))}
      />
    </Section>
  );
}
