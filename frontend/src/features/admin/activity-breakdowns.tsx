import { VESSEL_TYPES } from '../../lib/vessels.ts';
import { Section } from '../../ui/section.tsx';
import { MEANINGS } from './meanings.ts';
import { ShareTable, ShareTables } from './share-table.tsx';
import type { SurfType, SurfTypeShare, VesselShare } from '../../app/api-types.ts';

const SURF_TYPES: Readonly<Record<SurfType, string>> = {
  traveling_waves: 'Ocean Surfing',
  standing_waves: 'Standing Wave Surfing',
};

interface Props {
  /** Undefined while loading. */
  readonly vessels: readonly VesselShare[] | undefined;
  /** Undefined while loading. */
  readonly surfTypes: readonly SurfTypeShare[] | undefined;
}

/** Activities by the type of their vessel and by surf type, in the server's order. */
export function ActivityBreakdowns({ vessels, surfTypes }: Props) {
  return (
    <Section title="Activities by Type">
      <ShareTables>
        <ShareTable
          title="Activities by Vessel Type"
          meaning={MEANINGS['Activities by Type']['Activities by Vessel Type']}
          rows={9}
          shares={vessels?.map((row) => ({ ...row, label: VESSEL_TYPES[row.vessel_type] }))}
          empty="No activities with vessel data available"
          question="surf-vessels"
        />
        <ShareTable
          title="Activities by Surf Type"
          meaning={MEANINGS['Activities by Type']['Activities by Surf Type']}
          rows={2}
          shares={surfTypes?.map((row) => ({ ...row, label: SURF_TYPES[row.surf_type] }))}
          empty="No activities with surf type data available"
          question="surf-types"
        />
      </ShareTables>
    </Section>
  );
}
