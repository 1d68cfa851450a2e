import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePreferences } from '../../../app/me.api.ts';
import { standingRows } from './compare-rows.ts';
import { CompareView } from './compare-view.tsx';
import { useCompareStandingQuery } from './compare.api.ts';
import { hashesIn } from './hashes-in.ts';

const BACK = { to: '/activities-standing-waves', label: 'Back to Skook Activities' };

/** Standing-wave sessions side by side: /compare-skook?activities={url_hash,...}. */
export function CompareSkookPage() {
  const [parameters] = useSearchParams();
  const hashes = hashesIn(parameters);
  const { currentData, error } = useCompareStandingQuery(hashes.join(','), { skip: hashes.length === 0 });
  const preferences = usePreferences();
  const rows = useMemo(() => standingRows(preferences), [preferences]);
  return (
    <CompareView
      title="Compare Skook Activities"
      back={BACK}
      hashes={hashes}
      sessions={currentData}
      error={error}
      rows={rows}
    />
  );
}
