import { RouterAnchor } from '../../../ui/router-anchor.tsx';
import { Section } from '../../../ui/section.tsx';
import { boardName } from '../words.ts';
import { useSeasonPage } from '../season-page-context.ts';
import { FiguresTable } from './figures-table.tsx';

/** What each board did in the period; none while no session names one. */
export function Boards() {
  const { season, address } = useSeasonPage();
  if (season.vessels.every(({ vessel_id }) => vessel_id === null)) return null;
  return (
    <Section id="boards" title="Boards">
      <FiguresTable
        label="Boards"
        head="Board"
        rows={season.vessels.map(({ vessel_id: id, name, figures, records }) => ({
          key: id,
          name:
            id === null ? (
              boardName(name)
            ) : (
              <RouterAnchor to={address.withChanges({ vessel: String(id) })} inherit>
                {boardName(name)}
              </RouterAnchor>
            ),
          figures,
          records,
        }))}
      />
    </Section>
  );
}
