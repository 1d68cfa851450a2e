import { Page } from '../../ui/page.tsx';
import { ParameterList } from './parameter-list.tsx';
import { Profiles } from './profiles.tsx';
import { SuggestedSettings } from './suggested-settings.tsx';
import { useState } from 'react';
import type { ProfileFields } from './surf-settings.api.ts';
import type { Editing } from './editing.ts';

export function SurfSettingsPage() {
  const [editing, setEditing] = useState<Editing>({ mode: 'none' });
  const startFrom = (start: ProfileFields) => setEditing({ mode: 'creating', start });
  return (
    <Page
      title="Surf Detection Settings"
      lead="Seven settings decide what counts as a ride. Keep a profile for every board and every break."
    >
      <Profiles editing={editing} onEditing={setEditing} />
      <SuggestedSettings onUse={startFrom} />
      <ParameterList />
    </Page>
  );
}
