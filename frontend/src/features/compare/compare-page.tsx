import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { endpoints } from '../../app/endpoints/sessions.ts';
import { usePreferences } from '../../app/me.api.ts';
import { oceanRows, standingRows } from './compare-rows.ts';
import { CompareView } from './compare-view.tsx';

const { useGetRunningRecordsQuery, useGetStandingRecordsQuery } = endpoints.enhanceEndpoints({
  endpoints: {
    getRunningRecords: { providesTags: ['ActivityList'] },
    getStandingRecords: { providesTags: ['ActivityList'] },
  },
});

/** The url_hashes of a compare address, without repetitions. */
export function hashesIn(parameters: URLSearchParams): string[] {
  const hashes = (parameters.get('activities') ?? '').split(',').map((hash) => hash.trim());
  return [...new Set(hashes.filter((hash) => hash !== ''))];
}

const BACK_TO_OCEAN = { to: '/activities', label: 'Back to Activities' };
const BACK_TO_STANDING = { to: '/activities-standing-waves', label: 'Back to Skook Activities' };

/** Ocean sessions side by side: /compare?activities={url_hash,...}. */
export function ComparePage() {
  const [parameters] = useSearchParams();
  const hashes = hashesIn(parameters);
  const { currentData, error } = useGetRunningRecordsQuery(hashes.join(','), { skip: hashes.length === 0 });
  const preferences = usePreferences();
  const rows = useMemo(() => oceanRows(preferences), [preferences]);
  return (
    <CompareView
      title="Compare Activities"
      back={BACK_TO_OCEAN}
      hashes={hashes}
      sessions={currentData}
      error={error}
      rows={rows}
    />
  );
}

/** Standing-wave sessions side by side: /compare-skook?activities={url_hash,...}. */
export function CompareSkookPage() {
  const [parameters] = useSearchParams();
  const hashes = hashesIn(parameters);
  const { currentData, error } = useGetStandingRecordsQuery(hashes.join(','), { skip: hashes.length === 0 });
  const preferences = usePreferences();
  const rows = useMemo(() => standingRows(preferences), [preferences]);
  return (
    <CompareView
      title="Compare Skook Activities"
      back={BACK_TO_STANDING}
      hashes={hashes}
      sessions={currentData}
      error={error}
      rows={rows}
    />
  );
}
