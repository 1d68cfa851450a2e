import { useState } from 'react';
import { Page } from '../../ui/page.tsx';
import { ParameterList } from './parameter-list.tsx';
import { type Editing, Profiles } from './profiles.tsx';
import { SuggestedSettings } from './suggested-settings.tsx';
import type { SettingFields } from '../../app/api-types.ts';

export function SurfSettingsPage() {
  const [editing, setEditing] = useState<Editing>({ mode: 'none' });
  const startFrom = (start: SettingFields) => setEditing({ mode: 'creating', start });
  return (
    <Page
      title="Surf Detection Settings"
      lead="Seven settings decide what counts as a ride. Save a profile for each board or break."
    >
      <Profiles editing={editing} onEditing={setEditing} />
      <SuggestedSettings onUse={startFrom} />
      <ParameterList />
    </Page>
  );
}
