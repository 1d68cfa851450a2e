import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePreferences } from '../../../app/me.api.ts';
import { hashesIn } from './hashes-in.ts';
import { oceanRows } from './compare-rows.ts';
import { CompareView } from './compare-view.tsx';
import { useCompareOceanQuery } from './compare.api.ts';

const BACK = { to: '/activities', label: 'Back to Activities' };

/** Ocean sessions side by side: /compare?activities={url_hash,...}. */
export function ComparePage() {
  const [parameters] = useSearchParams();
  const hashes = hashesIn(parameters);
  const { currentData, error } = useCompareOceanQuery(hashes.join(','), { skip: hashes.length === 0 });
  const preferences = usePreferences();
  const rows = useMemo(() => oceanRows(preferences), [preferences]);
  return (
    <CompareView
      title="Compare Activities"
      back={BACK}
      hashes={hashes}
      sessions={currentData}
      error={error}
      rows={rows}
    />
  );
}
